import type { ApiFetcher, AppRoute, AppRouter, InitClientReturn } from '@ts-rest/core'

/** A call, ready to be sent. */
export interface Outgoing {
  /** The group and the name in the contract, as `group.name`. */
  readonly name: string
  readonly route: AppRoute
  readonly url: string
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON. */
  readonly body: string | null
  readonly signal: AbortSignal | null
  /** The arguments of the call. */
  readonly given: Arguments
}
export type Send = (call: Outgoing) => ReturnType<ApiFetcher>

interface Arguments {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly extraHeaders?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly fetchOptions?: { readonly signal?: AbortSignal | null }
}

/** The groups of a contract, with their routes. */
type Contract = Readonly<Record<string, Readonly<Record<string, AppRoute>>>>
type Client<C extends AppRouter> = InitClientReturn<
  C,
  { baseUrl: string; baseHeaders: Record<never, string>; api: ApiFetcher }
>

const pathOf = ({ path }: AppRoute, params: Arguments['params']): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))

const searchOf = (query: Arguments['query']): string => {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const parts = pairs.map((pair) => pair.map((each) => encodeURIComponent(`${each}`)).join('='))
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

const headersOf = (given: Arguments['headers'], hasBody: boolean): Record<string, string> => {
  const named = Object.entries(given ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.toLowerCase(), value] as const],
  )
  return {
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...Object.fromEntries(named),
  }
}

const outgoing = (baseUrl: string, name: string, route: AppRoute, given: Arguments): Outgoing => {
  const { params, query, fetchOptions } = given
  const hasBody = route.method !== 'GET' && given.body !== undefined && given.body !== null
  return {
    name,
    route,
    url: `${baseUrl}${pathOf(route, params)}${searchOf(query)}`,
    headers: headersOf({ ...given.extraHeaders, ...given.headers }, hasBody),
    body: hasBody ? JSON.stringify(given.body) : null,
    signal: fetchOptions?.signal ?? null,
    given,
  }
}

/** An object with the same names, each of whose values is made when it is read. */
const lazily = <T>(
  all: Readonly<Record<string, T>>,
  make: (name: string, one: T) => unknown,
): object =>
  new Proxy(all, {
    get: (_, name) => {
      const one = typeof name === 'string' && Object.hasOwn(all, name) ? all[name] : undefined
      return one && make(String(name), one)
    },
  })

/**
 * The calls of a contract, with the types of ts-rest's own client. Path parameters are passed unescaped. Queries are
 * flat, and bodies JSON. The server makes a client for each page, which makes few of the calls.
 */
export const contractClient = <C extends Contract>(contract: C, baseUrl: string, send: Send) =>
  lazily(contract, (group, routes) =>
    lazily(
      routes,
      (name, route) =>
        (given: Arguments = {}) =>
          send(outgoing(baseUrl, `${group}.${name}`, route, given)),
    ),
  ) as Client<C>
