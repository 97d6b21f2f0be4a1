import type { AppRoute } from '@ts-rest/core'
import type { z } from 'zod'
import { insideSchema, isSchema } from '../../../src/contracts/insideSchema.ts'

/** A text of a request, and its path: `['body', 'lines', '[]', 'id']`. */
export interface TextPlace {
  readonly path: readonly string[]
  readonly schema: z.core.$ZodType
}

const textsIn = (path: readonly string[], schema: z.core.$ZodType): readonly TextPlace[] =>
  schema._zod.def.type === 'string'
    ? [{ path, schema }]
    : insideSchema(schema).flatMap(([name, part]) => textsIn(name ? [...path, name] : path, part))

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
