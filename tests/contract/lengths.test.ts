import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { routes } from './suite/call.ts'

/** What is inside a schema, by its place. */
const inside = ({ _zod: { def } }: z.core.$ZodType): readonly [string, z.core.$ZodType][] => {
  const given = def as z.core.$ZodTypes['_zod']['def']
  switch (given.type) {
    case 'object':
      return Object.entries(given.shape)
    case 'array':
      return [['[]', given.element]]
    case 'tuple':
      return given.items.map((item, i) => [String(i), item])
    case 'record':
      return [
        ['(key)', given.keyType],
        ['(value)', given.valueType],
      ]
    case 'union':
      return given.options.map((option) => ['', option])
    case 'pipe':
      // What comes out of a pipe is bounded by what went in.
      return [['', given.in]]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return [['', given.innerType]]
    default:
      return []
  }
}

type Place = readonly [place: string, schema: z.core.$ZodType]

const textsIn = ([place, schema]: Place): readonly Place[] =>
  schema._zod.def.type === 'string'
    ? [[place, schema]]
    : inside(schema).flatMap(([name, part]) => textsIn([name ? `${place}.${name}` : place, part]))

interface Check {
  readonly check: string
  readonly abort?: boolean
}

/** The checks of a text in their order; a schema such as `z.iso.date()` is a pattern itself. */
const checksOf = ({ _zod: { def } }: z.core.$ZodType): readonly Check[] => [
  ...('check' in def ? [def as unknown as Check] : []),
  ...(def.checks ?? []).map((check) => check._zod.def as Check),
]

/** What reads a text as often as it likes. */
const reading = new Set(['string_format', 'custom'])

const isBoundedFirst = (schema: z.core.$ZodType): boolean => {
  const checks = checksOf(schema)
  const bound = checks.findIndex(({ check, abort }) => check === 'max_length' && abort === true)
  const pattern = checks.findIndex(({ check }) => reading.has(check))
  return bound !== -1 && (pattern === -1 || bound < pattern)
}

describe('A text is too long before anything else is asked of it', () => {
  test.each(routes.map(({ name, route }) => [name, route] as const))('%s', (_, route) => {
    const parts = ['pathParams', 'query', 'headers', 'body'] as const
    const texts = parts.flatMap((part) => {
      const schema = (route as Partial<Record<typeof part, unknown>>)[part]
      const isSchema = typeof schema === 'object' && schema !== null && '_zod' in schema
      if (isSchema) return textsIn([part, schema as z.core.$ZodType])
      // Headers are an object of schemas.
      return Object.entries(schema ?? {}).flatMap(([name, one]) =>
        typeof one === 'object' && one !== null && '_zod' in one
          ? textsIn([`${part}.${name}`, one as z.core.$ZodType])
          : [],
      )
    })
    expect(texts.filter(([, schema]) => !isBoundedFirst(schema)).map(([place]) => place)).toEqual(
      [],
    )
  })
})
