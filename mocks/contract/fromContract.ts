import { en, Faker } from '@faker-js/faker'
import type { AppRoute, ClientInferResponseBody } from '@ts-rest/core'
import { type HttpHandler, HttpResponse } from 'msw'
import type { $ZodType } from 'zod/v4/core'
import { seed as seedSchemaFaker, setFaker } from 'zod-schema-faker/v4'
import { apiBase, contract } from '../../src/contracts/index.ts'
import {
  firstSuccess,
  inMatchingOrder,
  named,
  onCall,
  parsed,
  parsedReply,
  record,
  routesOf,
  schemaOf,
} from './routes.ts'
import { fakeValue } from './values.ts'

type StatusOf<R extends AppRoute> = keyof R['responses'] & number
type BodyOf<R extends AppRoute, S extends StatusOf<R>> = ClientInferResponseBody<
  R,
  S & keyof R['responses']
>
/** Distributes over a union, so that a single member can be selected. */
type Part<T> = T extends unknown ? Partial<T> : never

/** A request parsed by the contract. */
export interface ParsedRequest {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
  readonly headers: Headers
}

export interface Reply<R extends AppRoute, S extends StatusOf<R>> {
  /** A declared status. Default: the first success. */
  readonly status?: S
  /** Merged into the generated body. Must match the contract. */
  readonly body?: Part<BodyOf<R, S>> | ((request: ParsedRequest) => Part<BodyOf<R, S>>)
}

const seedOf = (seed: number, text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed | 0)

const readRequest = async (
  route: AppRoute,
  request: Request,
  pathParams: Record<string, unknown>,
): Promise<ParsedRequest> => {
  const what = `the request ${named(route)}`
  const text = await request.text()
  for (const [name, schema] of Object.entries(record(route.headers ?? {})))
    parsed(`${what}, header ${name}`, schema, request.headers.get(name) ?? undefined)
  return {
    params: record(parsed(`${what}, params`, route.pathParams, pathParams)),
    query: record(
      parsed(`${what}, query`, route.query, Object.fromEntries(new URL(request.url).searchParams)),
    ),
    body: parsed(
      `${what}, body`,
      'body' in route ? route.body : undefined,
      text === '' ? undefined : JSON.parse(text),
    ),
    headers: request.headers,
  }
}

/**
 * Mocks derived from the contract. The same seed gives the same answers. Requests and replies are parsed by the
 * contract, so that an outdated mock fails its test.
 */
export const fromContract = ({
  seed = 1,
  origin = 'http://shop.test',
}: {
  seed?: number
  origin?: string
} = {}) => {
  /** A value of a schema; the same for the same name. */
  const fakeOf = (schema: $ZodType, name: string): unknown => {
    const own = seedOf(seed, name)
    const faker = new Faker({ locale: en, seed: own })
    setFaker(faker)
    seedSchemaFaker(own)
    return fakeValue(schema, faker)
  }

  /** A body that the contract accepts for `status`. */
  const bodyOf = <R extends AppRoute, S extends StatusOf<R>>(route: R, status: S): BodyOf<R, S> => {
    const value = fakeOf(schemaOf(route, status), `${named(route)} ${status}`)
    return parsedReply(route, status, value) as BodyOf<R, S>
  }

  /** A handler for `route`; `reply` chooses the status and overrides parts of the body. */
  const handle = <R extends AppRoute, S extends StatusOf<R> = StatusOf<R>>(
    route: R,
    reply: Reply<R, S> = {},
  ): HttpHandler => {
    const status = reply.status ?? (firstSuccess(route) as S)
    return onCall(route, origin, async ({ request, params }) => {
      const asked = await readRequest(route, request, params)
      const own = typeof reply.body === 'function' ? reply.body(asked) : reply.body
      const body = parsedReply(route, status, { ...record(bodyOf(route, status)), ...own })
      return HttpResponse.json(record(body), { status })
    })
  }

  /** A handler for every route, static paths before those with parameters. */
  const handleAll = (): HttpHandler[] =>
    inMatchingOrder(routesOf(contract)).map(([, route]) => handle(route))

  return { baseUrl: `${origin}${apiBase}`, fakeOf, bodyOf, handle, handleAll }
}
