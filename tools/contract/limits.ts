import type { Schema } from './description.ts'

/** Whether the values after are fewer, more, or neither of both. */
export type Effect = 'narrower' | 'wider' | 'different'

export interface LimitChange {
  readonly effect: Effect
  /** `maximum 100 → 50`. */
  readonly text: string
}

const lower = ['minLength', 'minItems', 'minProperties'] as const
const upper = ['maxLength', 'maxItems', 'maxProperties'] as const
const rules = [
  'pattern',
  'format',
  'multipleOf',
  'allOf',
  'contentEncoding',
  'prefixItems',
] as const

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))

const change = (name: string, effect: Effect, before: unknown, after: unknown): LimitChange => ({
  effect,
  text: `${name} ${shown(before)} → ${shown(after)}`,
})

const bound = (
  name: string,
  [before, after]: readonly [unknown, unknown],
  isHigherNarrower: boolean,
): readonly LimitChange[] => {
  if (before === after) return []
  const open = isHigherNarrower ? -Infinity : Infinity
  const isHigher = Number(after ?? open) > Number(before ?? open)
  return [change(name, isHigher === isHigherNarrower ? 'narrower' : 'wider', before, after)]
}

/** A smallest or largest number; one that is excluded itself is narrower than one that is not. */
const range = (
  before: Schema,
  after: Schema,
  name: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
): readonly LimitChange[] => {
  const [was, is] = [before[exclusive] ?? before[name], after[exclusive] ?? after[name]]
  if (was !== is) return bound(name, [was, is], name === 'minimum')
  const [wasOut, isOut] = [before[exclusive] !== undefined, after[exclusive] !== undefined]
  if (wasOut === isOut) return []
  const text = `${name} ${shown(was)} is ${isOut ? 'no longer' : 'now'} allowed itself`
  return [{ effect: isOut ? 'narrower' : 'wider', text }]
}

const rule = (name: string, before: unknown, after: unknown): readonly LimitChange[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (before === undefined) return [change(name, 'narrower', before, after)]
  return [change(name, after === undefined ? 'wider' : 'different', before, after)]
}

/** The only values that a schema accepts, as JSON; undefined if it does not list them. */
const valuesOf = ({ enum: listed, const: only }: Schema): readonly string[] | undefined => {
  if (only !== undefined) return [JSON.stringify(only)]
  return Array.isArray(listed) ? listed.map((value) => JSON.stringify(value)) : undefined
}

const values = (before: Schema, after: Schema): readonly LimitChange[] => {
  const [were, are] = [valuesOf(before), valuesOf(after)]
  if (!were && !are) return []
  if (!were) return [{ effect: 'narrower', text: `only ${are?.join(', ')}` }]
  if (!are) return [{ effect: 'wider', text: `no longer only ${were.join(', ')}` }]
  const gone = were.filter((value) => !are.includes(value))
  const added = are.filter((value) => !were.includes(value))
  return [
    ...(gone.length > 0
      ? [{ effect: 'narrower' as const, text: `no longer ${gone.join(', ')}` }]
      : []),
    ...(added.length > 0 ? [{ effect: 'wider' as const, text: `also ${added.join(', ')}` }] : []),
  ]
}

/** The limits of single values that differ: lengths, ranges, patterns and lists of values. */
export const compareLimits = (before: Schema, after: Schema): readonly LimitChange[] => [
  ...values(before, after),
  ...lower.flatMap((name) => bound(name, [before[name], after[name]], true)),
  ...upper.flatMap((name) => bound(name, [before[name], after[name]], false)),
  ...range(before, after, 'minimum', 'exclusiveMinimum'),
  ...range(before, after, 'maximum', 'exclusiveMaximum'),
  ...rules.flatMap((name) => rule(name, before[name], after[name])),
]
