import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import { z } from 'zod'
import { apiBase, contract } from '../../../src/contracts/index.ts'
import { undeclaredNames } from '../../../src/domain/account/storedOnDevice.ts'

/** A route under its name, such as `cart.add`. */
export interface Named {
  readonly name: string
  readonly route: AppRoute
}

export const routes: readonly Named[] = Object.entries(contract as AppRouter).flatMap(
  ([tag, router]) =>
    Object.entries(router as AppRouter).flatMap(([name, route]) =>
      isAppRoute(route) ? [{ name: `${tag}.${name}`, route }] : [],
    ),
)

export const routeOf = (name: string): AppRoute => {
  const found = routes.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`the contract has no route ${name}`)
  return found.route
}

export interface Request {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A body that is sent unchanged. */
  readonly rawBody?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string
}

const pathOf = ({ path }: AppRoute, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing'))

/**
 * Makes a call over HTTP. An answer that the contract does not declare for the route, by status or by body,
 * fails the test, and so does a cookie that `/gdpr` does not list.
 */
export const call = async (
  origin: string,
  route: AppRoute,
  { params = {}, query = {}, body, rawBody, headers = {}, token }: Request,
): Promise<{ status: number; body: unknown }> => {
  const search = new URLSearchParams(query).toString()
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await fetch(
    `${origin}${apiBase}${pathOf(route, params)}${search === '' ? '' : `?${search}`}`,
    {
      method: route.method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    },
  )
  const cookies = response.headers.getSetCookie().map((line) => line.split('=')[0] ?? '')
  const undeclared = undeclaredNames('cookie', cookies)
  if (undeclared.length > 0)
    throw new Error(`${route.method} ${route.path} sets a cookie that no page lists: ${undeclared}`)
  const schema = route.responses[response.status]
  if (!(schema instanceof z.ZodType))
    throw new Error(
      `${route.method} ${route.path} answered ${response.status}, which it does not declare`,
    )
  return { status: response.status, body: schema.parse(await response.json()) }
}
