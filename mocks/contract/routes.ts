import type { AppRoute, AppRouter } from '@ts-rest/core'
import { type HttpHandler, type HttpResponseResolver, http } from 'msw'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { apiBase } from '../../src/contracts/index.ts'
import { isSchema } from '../../src/contracts/insideSchema.ts'

/** The name of a route in messages: `POST /cart/add`. */
export const named = (route: AppRoute) => `${route.method} ${route.path}`

/** The schema of a part of a route, or undefined. */
export const schemaIn = (part: unknown): $ZodType | undefined => (isSchema(part) ? part : undefined)

/**
 * The response schema of a route for `status`.
 * @throws when the route does not declare it
 */
export const schemaOf = (route: AppRoute, status: number): $ZodType => {
  const schema = Object.hasOwn(route.responses, status) ? route.responses[status] : undefined
  if (!isSchema(schema)) throw new Error(`${named(route)} does not declare ${status}`)
  return schema
}

/**
 * Parses `value` by the contract.
 * @throws if it does not match; the error names the call
 */
export const parsed = (what: string, schema: unknown, value: unknown): unknown => {
  if (!isSchema(schema)) return value
  const result = safeParse(schema, value)
  if (result.success) return result.data
  throw new Error(`${what} has drifted from the contract: ${JSON.stringify(result.error.issues)}`)
}

/** The body of a reply, parsed by the contract. */
export const parsedReply = (route: AppRoute, status: number, body: unknown): unknown =>
  parsed(`the reply ${named(route)} ${status}`, schemaOf(route, status), body)

export const record = (value: unknown) => value as Record<string, unknown>

/** The status of a route's success: the first below 300. */
export const firstSuccess = (route: AppRoute): number => {
  const status = Object.keys(route.responses)
    .map(Number)
    .find((code) => code >= 200 && code < 300)
  if (status === undefined) throw new Error(`${named(route)} declares no success`)
  return status
}

const isRoute = (value: AppRoute | AppRouter): value is AppRoute =>
  typeof value.method === 'string' && typeof value.path === 'string'

/** A route and its name, such as `cart.add`. */
export type NamedRoute = readonly [name: string, route: AppRoute]

/** Every route of a contract by its name. */
export const routesOf = (router: AppRouter, prefix = ''): readonly NamedRoute[] =>
  Object.entries(router).flatMap(([name, value]) =>
    isRoute(value) ? [[`${prefix}${name}`, value] as const] : routesOf(value, `${prefix}${name}.`),
  )

/** Static paths before those with parameters. */
export const inMatchingOrder = (routes: readonly NamedRoute[]): readonly NamedRoute[] =>
  routes.toSorted(([, a], [, b]) => a.path.split(':').length - b.path.split(':').length)

/** Answers the calls of a route. @param origin the shop's; `*` for any */
export const onCall = (
  route: AppRoute,
  origin: string,
  resolver: HttpResponseResolver,
): HttpHandler => {
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  return http[method](`${origin}${apiBase}${route.path}`, resolver)
}
