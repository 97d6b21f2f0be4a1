import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import { z } from 'zod'
import * as customer from '../../src/contracts/account/customer.ts'
import * as cart from '../../src/contracts/cart/cart.ts'
import * as catalogue from '../../src/contracts/catalogue/catalogue.ts'
import { apiBase, contract } from '../../src/contracts/index.ts'
import * as orders from '../../src/contracts/orders/orders.ts'
import * as primitives from '../../src/contracts/primitives.ts'
import type { Access } from '../../src/contracts/routes.ts'
import * as settings from '../../src/contracts/settings.ts'

type Json = Record<string, unknown>

/** Schemas by the names under which the contract exports them. */
const named = Object.entries<unknown>({
  ...primitives,
  ...catalogue,
  ...cart,
  ...customer,
  ...orders,
  ...settings,
}).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const options = { target: 'draft-2020-12', unrepresentable: 'any' } as const

interface Operation {
  readonly tag: string
  readonly name: string
  readonly route: AppRoute
}

const operations: readonly Operation[] = Object.entries(contract as AppRouter).flatMap(
  ([tag, router]) =>
    Object.entries(router as AppRouter).map(([name, route]) => {
      if (!isAppRoute(route))
        throw new Error(`${tag}.${name} is nested deeper than the document knows`)
      return { tag, name, route }
    }),
)

/** The names of all response schemas: their exported name, else one made from the operation. */
const namesOfSchemas = (): Map<z.ZodType, string> => {
  const names = new Map<z.ZodType, string>()
  for (const [name, schema] of named) if (!names.has(schema)) names.set(schema, name)
  for (const { tag, name, route } of operations)
    for (const [status, schema] of Object.entries(route.responses))
      if (schema instanceof z.ZodType && !names.has(schema))
        names.set(schema, `${tag}.${name}.${status}`)
  return names
}

/** The named schemas as JSON Schema, with references to each other. */
const components = (names: ReadonlyMap<z.ZodType, string>): Json => {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    ...options,
    io: 'output',
    uri: (id) => refTo(id).$ref,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
  )
}

const inputOf = (schema: z.ZodType): Json => {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, { ...options, io: 'input' })
  return json
}

/** The fields of an object schema as parameters in a path, query or header. */
const parametersIn = (place: 'path' | 'query' | 'header', schema: unknown): Json[] => {
  if (!(schema instanceof z.ZodType)) return []
  const { properties = {}, required = [] } = inputOf(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const reasons: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  400: 'The request cannot be read',
  401: 'No valid token',
  403: 'It belongs to another customer',
  404: 'There is no such thing, or it is not the caller’s',
  409: 'It collides with what is there',
  410: 'The link is used up',
  413: 'The body is over 1 MiB',
  422: 'The request is wrong; `field` says where',
  429: 'Too many requests',
  500: 'Unexpected',
  503: 'Out of service',
}

const nameIn = (names: ReadonlyMap<unknown, string>, schema: unknown): string => {
  const name = names.get(schema)
  if (name === undefined) throw new Error('an answer has no schema to name')
  return name
}

const operationOf = (
  { tag, name, route }: Operation,
  names: ReadonlyMap<unknown, string>,
): Json => {
  const { access } = route.metadata as Access
  const body = 'body' in route && route.body instanceof z.ZodType ? route.body : undefined
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: route.summary,
    security: access === 'visitor' ? [] : [{ token: [] }],
    parameters: [
      ...parametersIn('path', route.pathParams),
      ...parametersIn('query', route.query),
      ...parametersIn('header', route.headers),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: inputOf(body) } },
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, schema]) => [
        status,
        {
          description: reasons[Number(status)] ?? status,
          content: { 'application/json': { schema: refTo(nameIn(names, schema)) } },
        },
      ]),
    ),
  }
}

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = (shopName = 'Alma') => {
  const names = namesOfSchemas()
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const { method, path } = operation.route
    const at = `${apiBase}${path.replace(/:(\w+)/g, '{$1}')}`
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(operation, names) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shopName}: the product API`,
      version: '1',
      description:
        'Money is in INR with at most 2 decimals, weight in grams. Every refusal is a Problem. Log in with customer.login and send the token as a bearer.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: components(names),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
