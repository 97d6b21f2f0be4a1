import { en, Faker } from '@faker-js/faker'
import type { AppRoute, AppRouter, ClientInferResponseBody } from '@ts-rest/core'
import { type HttpHandler, HttpResponse, http } from 'msw'
import type { z } from 'zod'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { fake, seed as seedSchemaFaker, setFaker } from 'zod-schema-faker/v4'
import { MailToken, SessionToken } from '../src/contracts/customer.ts'
import { apiBase, contract } from '../src/contracts/index.ts'
import {
  CurrencyCode,
  EmailAddress,
  Grams,
  Id,
  ImageUrl,
  LanguageCode,
  Money,
  MultilingualText,
  Quantity,
  Slug,
  Stock,
  Timestamp,
} from '../src/contracts/primitives.ts'

type StatusOf<R extends AppRoute> = keyof R['responses'] & number
type BodyOf<R extends AppRoute, S extends StatusOf<R>> = ClientInferResponseBody<
  R,
  S & keyof R['responses']
>
/** Each member of a union on its own, so that one of them can be asked for. */
type Part<T> = T extends unknown ? Partial<T> : never

/** A request as the contract's schemas read it. */
export interface ParsedRequest {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
  readonly headers: Headers
}

export interface Reply<R extends AppRoute, S extends StatusOf<R>> {
  /** The first success of the route, unless another declared status is asked for. */
  readonly status?: S
  /** Put over the generated body; it must fit the contract. */
  readonly body?: Part<BodyOf<R, S>> | ((request: ParsedRequest) => Part<BodyOf<R, S>>)
}

type Make = (faker: Faker) => unknown

/** The primitives of the contract, as they look in this trade. */
const byPrimitive = new Map<$ZodType, Make>([
  [Id, (faker) => faker.string.alphanumeric(12)],
  [Slug, (faker) => faker.helpers.slugify(faker.commerce.productName()).toLowerCase()],
  [LanguageCode, (faker) => faker.helpers.arrayElement(['en', 'it', 'de', 'fr'])],
  [CurrencyCode, (faker) => faker.finance.currencyCode()],
  [MultilingualText, (faker) => ({ en: pieceName(faker) })],
  [Money, (faker) => faker.number.int({ min: 5_000, max: 500_000 }) / 100],
  [Grams, (faker) => faker.number.int({ min: 500, max: 90_000 }) / 1000],
  [Quantity, (faker) => faker.number.int({ min: 1, max: 40 }) * 10],
  [Stock, (faker) => faker.number.int({ min: 0, max: 400 })],
  [EmailAddress, (faker) => faker.internet.email().toLowerCase()],
  [Timestamp, (faker) => faker.date.past({ refDate: '2026-01-01T00:00:00.000Z' }).toISOString()],
  [ImageUrl, (faker) => `/media/${faker.string.alphanumeric(8)}.svg`],
  [SessionToken, (faker) => faker.string.alphanumeric(43)],
  [MailToken, (faker) => faker.string.alphanumeric(43)],
])

/** Fields that say by their name what belongs in them. */
const byField: Readonly<Record<string, Make>> = {
  name: (faker) => faker.person.fullName(),
  companyName: (faker) => faker.company.name(),
  shopName: (faker) => faker.company.name(),
  country: (faker) => faker.location.country(),
  city: (faker) => faker.location.city(),
  state: (faker) => faker.location.state(),
  address: (faker) => faker.location.streetAddress(),
  address2: (faker) => faker.location.secondaryAddress(),
  pincode: (faker) => faker.location.zipCode(),
  phone: (faker) => faker.phone.number({ style: 'international' }),
  vatNumber: (faker) => faker.string.alphanumeric({ length: 11, casing: 'upper' }),
  instagram: (faker) => faker.internet.username().toLowerCase(),
  sku: (faker) => faker.string.alphanumeric({ length: 8, casing: 'upper' }),
  symbol: (faker) => faker.finance.currencySymbol() || '¤',
  exchange_rate: (faker) => faker.number.int({ min: 1, max: 2_000_000 }) / 1e6,
  message: (faker) => faker.lorem.sentence(),
  note: (faker) => faker.lorem.sentence(),
  keywords: (faker) => JSON.stringify(faker.word.words(3).split(' ')),
  number: (faker) => `A-${faker.string.numeric(6)}`,
  field: (faker) => faker.helpers.arrayElement(['quantity', 'email', 'address.city']),
}

const pieceName = (faker: Faker) =>
  [
    faker.helpers.arrayElement(['Silver', 'Brass', 'Gilded', 'Hammered', 'Twisted']),
    faker.helpers.arrayElement(['chain', 'ring', 'hoops', 'bracelet', 'pendant']),
    faker.number.int({ min: 1, max: 999 }),
  ].join(' ')

const deepest = 6

/** A value of `schema`: by primitive, by the field's name, by structure, else by its checks. */
const fakeValue = (schema: $ZodType, faker: Faker, field: string, depth: number): unknown => {
  const make = byPrimitive.get(schema) ?? byField[field]
  if (make) {
    const value = make(faker)
    if (safeParse(schema, value).success) return value
  }
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, inner]) => [
          name,
          fakeValue(inner, faker, name, depth + 1),
        ]),
      )
    case 'array': {
      const few = depth > deepest ? 0 : faker.number.int({ min: 1, max: 3 })
      const items = Array.from({ length: few }, () => fakeValue(def.element, faker, '', depth + 1))
      return safeParse(schema, items).success ? items : fake(schema)
    }
    case 'optional':
    case 'default':
    case 'nullable':
      return fakeValue(def.innerType, faker, field, depth + 1)
    case 'union':
      return fakeValue(faker.helpers.arrayElement(def.options), faker, field, depth + 1)
    default:
      return fake(schema)
  }
}

const seedOf = (seed: number, text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed | 0)

const named = (route: AppRoute) => `${route.method} ${route.path}`

const schemaOf = (route: AppRoute, status: number): $ZodType => {
  const schema: unknown = Object.hasOwn(route.responses, status)
    ? route.responses[status]
    : undefined
  if (!isSchema(schema)) throw new Error(`${named(route)} does not declare ${status}`)
  return schema
}

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** What the contract reads from `value`; a drift is an error that names the call. */
const parsed = (what: string, schema: unknown, value: unknown): unknown => {
  if (!isSchema(schema)) return value
  const result = safeParse(schema, value)
  if (result.success) return result.data
  throw new Error(`${what} has drifted from the contract: ${JSON.stringify(result.error.issues)}`)
}

const record = (value: unknown) => value as Record<string, unknown>

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

const firstSuccess = (route: AppRoute): number => {
  const status = Object.keys(route.responses)
    .map(Number)
    .find((code) => code >= 200 && code < 300)
  if (status === undefined) throw new Error(`${named(route)} declares no success`)
  return status
}

const isRoute = (value: AppRoute | AppRouter): value is AppRoute =>
  typeof value.method === 'string' && typeof value.path === 'string'

/** Every route of a contract by its name, such as `cart.add`. */
export const routesOf = (
  router: AppRouter,
  prefix = '',
): readonly (readonly [string, AppRoute])[] =>
  Object.entries(router).flatMap(([name, value]) =>
    isRoute(value) ? [[`${prefix}${name}`, value] as const] : routesOf(value, `${prefix}${name}.`),
  )

/**
 * Mocks derived from the contract: the same seed answers the same world. Requests and replies are both
 * parsed by the contract, so that a mock which no longer fits fails the test that uses it.
 */
export const fromContract = ({
  seed = 1,
  origin = 'http://shop.test',
}: {
  seed?: number
  origin?: string
} = {}) => {
  /** A body that the contract accepts for `status`. */
  const bodyOf = <R extends AppRoute, S extends StatusOf<R>>(route: R, status: S): BodyOf<R, S> => {
    const own = seedOf(seed, `${named(route)} ${status}`)
    const faker = new Faker({ locale: en, seed: own })
    setFaker(faker)
    seedSchemaFaker(own)
    const schema = schemaOf(route, status)
    return parsed(
      `the reply ${named(route)} ${status}`,
      schema,
      fakeValue(schema, faker, '', 0),
    ) as BodyOf<R, S>
  }

  /** A handler for `route`; `reply` chooses the status and what stands in the body. */
  const handle = <R extends AppRoute, S extends StatusOf<R> = StatusOf<R>>(
    route: R,
    reply: Reply<R, S> = {},
  ): HttpHandler => {
    const status = reply.status ?? (firstSuccess(route) as S)
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    return http[method](`${origin}${apiBase}${route.path}`, async ({ request, params }) => {
      const asked = await readRequest(route, request, params)
      const own = typeof reply.body === 'function' ? reply.body(asked) : reply.body
      const body = parsed(`the reply ${named(route)} ${status}`, schemaOf(route, status), {
        ...record(bodyOf(route, status)),
        ...own,
      })
      return HttpResponse.json(record(body), { status })
    })
  }

  /** A handler for every route, the particular addresses before those with parameters. */
  const handleAll = (): HttpHandler[] =>
    routesOf(contract)
      .map(([, route]) => route)
      .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
      .map((route) => handle(route))

  return { baseUrl: `${origin}${apiBase}`, bodyOf, handle, handleAll }
}
