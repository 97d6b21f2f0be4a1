import type { $ZodObject, $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/contracts/**/*.ts', '!**/{messages,pages}/**'],
  { eager: true },
)

const isObjectSchema = (value: unknown): value is $ZodObject =>
  (value as Partial<$ZodType> | null | undefined)?._zod?.def.type === 'object'

/** The objects that the contract exports. */
const schemas = Object.values(modules).flatMap((exported) =>
  Object.values(exported).filter(isObjectSchema),
)

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The contract's object of which all samples are; with the fewest fields if there are several. */
const schemaOf = (samples: readonly Fields[]): $ZodObject | undefined =>
  schemas
    .filter((schema) => {
      const { shape } = schema._zod.def
      return samples.every(
        (sample) =>
          Object.keys(sample).every((name) => Object.hasOwn(shape, name)) &&
          safeParse(schema, sample).success,
      )
    })
    .toSorted((a, b) => Object.keys(a._zod.def.shape).length - Object.keys(b._zod.def.shape).length)
    .at(0)

const typeOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

const place = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'The answer'

const listed = (words: readonly string[]) => [...new Set(words)].join(' or ')

/** Outcomes of one kind have the same fields. */
const ofItsKind = (value: Fields, samples: readonly Fields[]): readonly Fields[] =>
  samples.every(({ kind }) => typeof kind === 'string')
    ? samples.filter(({ kind }) => kind === value.kind)
    : samples

const problemIn = (
  value: unknown,
  samples: readonly unknown[],
  path: readonly PropertyKey[],
): string | null => {
  if (samples.length === 0) return null
  const types = samples.map(typeOf)
  if (!types.includes(typeOf(value)))
    return `${place(path)}: expected ${listed(types)}, received ${typeOf(value)}`
  if (Array.isArray(value)) {
    const items = samples.filter((sample) => Array.isArray(sample)).flat()
    return firstProblem(value.entries(), (index, item) => problemIn(item, items, [...path, index]))
  }
  return isObject(value) ? problemInObject(value, samples.filter(isObject), path) : null
}

const problemInObject = (
  value: Fields,
  samples: readonly Fields[],
  path: readonly PropertyKey[],
): string | null => {
  const schema = schemaOf(samples)
  if (schema) {
    const [issue] = safeParse(schema, value).error?.issues ?? []
    return issue ? `${place([...path, ...issue.path])}: ${issue.message}` : null
  }
  const alike = ofItsKind(value, samples)
  if (alike.length === 0)
    return `${place([...path, 'kind'])}: expected ${listed(samples.map(({ kind }) => String(kind)))}`
  const names = new Set(alike.flatMap((sample) => Object.keys(sample)))
  return firstProblem(
    [...names].map((name) => [name, value[name]] as const),
    (name, inside) => {
      const known = alike.map((sample) => sample[name])
      if (inside === undefined)
        return known.includes(undefined) ? null : `${place([...path, name])} is missing`
      return problemIn(
        inside,
        known.filter((one) => one !== undefined),
        [...path, name],
      )
    },
  )
}

const firstProblem = <K extends PropertyKey>(
  entries: Iterable<readonly [K, unknown]>,
  problemAt: (key: K, value: unknown) => string | null,
): string | null => {
  for (const [key, value] of entries) {
    const problem = problemAt(key, value)
    if (problem !== null) return problem
  }
  return null
}

/**
 * Why an actor cannot end with this output, with the field; null if it can. An object that the contract exports is
 * checked with its schema, and any other has the fields and types of the known outputs.
 */
export const answerProblem = (output: unknown, known: readonly unknown[]): string | null =>
  problemIn(output, known, [])
