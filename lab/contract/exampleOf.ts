import type { AppRoute } from '@ts-rest/core'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { fromContract } from '../../mocks/contract/fromContract.ts'
import { named, schemaIn } from '../../mocks/contract/routes.ts'

const { bodyOf, fakeOf } = fromContract()

/** An answer that the contract accepts; the same each time. */
export const exampleOf = (route: AppRoute, status: number): unknown =>
  bodyOf<AppRoute, number>(route, status)

/** The schema of a part of a request: `path`, `query`, `header` or `body`. */
export const requestSchema = (route: AppRoute, part: string): $ZodType | undefined => {
  if (part === 'path') return schemaIn(route.pathParams)
  if (part === 'query') return schemaIn(route.query)
  if (part === 'header') return schemaIn(route.headers)
  return schemaIn('body' in route ? route.body : undefined)
}

/** Checks between fields refuse some of the values: so many are tried. */
const attempts = 20

/**
 * A part of a request that the contract accepts, as a client sends it; the same each time.
 * @throws if no value was found
 */
export const requestExampleOf = (route: AppRoute, part: string): unknown => {
  const schema = requestSchema(route, part)
  for (let attempt = 0; schema && attempt < attempts; attempt += 1) {
    const value = fakeOf(schema, `${named(route)} ${part} ${attempt}`)
    if (safeParse(schema, value).success) return value
  }
  throw new Error(`no example of the ${part} of ${named(route)} was found`)
}
