import { z } from 'zod'

interface Case {
  readonly what: string
  readonly before: z.ZodRawShape
  readonly after: z.ZodRawShape
  readonly asked: readonly string[]
  readonly answered: readonly string[]
}

export const text = z.string()
const kinds = (...values: string[]) => ({ kind: z.enum(values as [string, ...string[]]) })
const sizes = (count: z.ZodType) => ({ count })

/** The same change in a request and in an answer. */
export const cases: readonly Case[] = [
  {
    what: 'a new required field',
    before: {},
    after: { note: text },
    asked: ['!note: new field, required (narrower)'],
    answered: ['note: new field, required'],
  },
  {
    what: 'a new optional field',
    before: {},
    after: { note: text.optional() },
    asked: ['note: new field, optional (wider)'],
    answered: ['note: new field, optional'],
  },
  {
    what: 'a field that is gone',
    before: { note: text },
    after: {},
    asked: ['note: field gone (wider)'],
    answered: ['!note: field gone'],
  },
  {
    what: 'a field that becomes optional',
    before: { note: text },
    after: { note: text.optional() },
    asked: ['note: now optional (wider)'],
    answered: ['!note: now optional (wider)'],
  },
  {
    what: 'a field that becomes required',
    before: { note: text.optional() },
    after: { note: text },
    asked: ['!note: now required (narrower)'],
    answered: ['note: now required (narrower)'],
  },
  {
    what: 'another type',
    before: { note: text },
    after: { note: z.number() },
    asked: ['!note: string → number (different)'],
    answered: ['!note: string → number (different)'],
  },
  {
    what: 'whole numbers that get fractions',
    before: sizes(z.int().min(0).max(9)),
    after: sizes(z.number().min(0).max(9)),
    asked: ['count: integer → number (wider)'],
    answered: ['!count: integer → number (wider)'],
  },
  {
    what: 'a value that may now be missing',
    before: { note: text },
    after: { note: text.nullable() },
    asked: ['note: also null (wider)'],
    answered: ['!note: also null (wider)'],
  },
  {
    what: 'a word that is gone from a list',
    before: kinds('ring', 'chain'),
    after: kinds('ring'),
    asked: ['!kind: no longer "chain" (narrower)'],
    answered: ['kind: no longer "chain" (narrower)'],
  },
  {
    what: 'a word that is new in a list',
    before: kinds('ring'),
    after: kinds('ring', 'chain'),
    asked: ['kind: also "chain" (wider)'],
    answered: ['!kind: also "chain" (wider)'],
  },
  {
    what: 'a smaller maximum',
    before: sizes(z.number().max(9)),
    after: sizes(z.number().max(5)),
    asked: ['!count: maximum 9 → 5 (narrower)'],
    answered: ['count: maximum 9 → 5 (narrower)'],
  },
  {
    what: 'a smaller minimum, which is excluded itself',
    before: sizes(z.number().min(2)),
    after: sizes(z.number().gt(1)),
    asked: ['count: minimum 2 → 1 (wider)'],
    answered: ['!count: minimum 2 → 1 (wider)'],
  },
  {
    what: 'a minimum that is excluded',
    before: sizes(z.number().min(2)),
    after: sizes(z.number().gt(2)),
    asked: ['!count: minimum 2 is no longer allowed itself (narrower)'],
    answered: ['count: minimum 2 is no longer allowed itself (narrower)'],
  },
  {
    what: 'a longer text',
    before: { note: text.max(5) },
    after: { note: text.max(9) },
    asked: ['note: maxLength 5 → 9 (wider)'],
    answered: ['!note: maxLength 5 → 9 (wider)'],
  },
  {
    what: 'a list with a minimum length, and other items',
    before: { notes: z.array(text) },
    after: { notes: z.array(text.max(3)).min(1) },
    asked: ['!notes: minItems none → 1 (narrower)', '!notes[]: maxLength none → 3 (narrower)'],
    answered: ['notes: minItems none → 1 (narrower)', 'notes[]: maxLength none → 3 (narrower)'],
  },
  {
    what: 'another pattern',
    before: { note: text.regex(/a/) },
    after: { note: text.regex(/b/) },
    asked: ['!note: pattern "a" → "b" (different)'],
    answered: ['!note: pattern "a" → "b" (different)'],
  },
  {
    what: 'an alternative that is gone, found by its mark',
    before: {
      way: z.union([
        z.object({ by: z.literal('air'), days: z.int() }),
        z.object({ by: z.literal('sea') }),
      ]),
    },
    after: { way: z.union([z.object({ by: z.literal('sea') })]) },
    asked: ['!way: no longer object (narrower)'],
    answered: ['way: no longer object (narrower)'],
  },
  {
    what: 'the values of a record',
    before: { names: z.record(text, text) },
    after: { names: z.record(text, text.max(4)) },
    asked: ['!names.*: maxLength none → 4 (narrower)'],
    answered: ['names.*: maxLength none → 4 (narrower)'],
  },
]
