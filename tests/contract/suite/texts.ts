import type { AppRoute } from '@ts-rest/core'
import type { z } from 'zod'

/** The schemas within a schema, by path; `[]` stands for the items of a list. */
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
      // The output of a pipe is bounded by its input.
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

/** A text of a request, and its path: `['body', 'lines', '[]', 'id']`. */
export interface TextPlace {
  readonly path: readonly string[]
  readonly schema: z.core.$ZodType
}

const textsIn = (path: readonly string[], schema: z.core.$ZodType): readonly TextPlace[] =>
  schema._zod.def.type === 'string'
    ? [{ path, schema }]
    : inside(schema).flatMap(([name, part]) => textsIn(name ? [...path, name] : path, part))

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Every text in a request. */
export const textsOf = (route: AppRoute): readonly TextPlace[] =>
  (['pathParams', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema: unknown = (route as Partial<Record<typeof part, unknown>>)[part]
    if (isSchema(schema)) return textsIn([part], schema)
    // Headers are an object of schemas.
    return Object.entries(schema ?? {}).flatMap(([name, one]) =>
      isSchema(one) ? textsIn([part, name], one) : [],
    )
  })
