import { Validator } from '@seriousme/openapi-schema-validator'
import type { AppRoute } from '@ts-rest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../../server/http/openapi.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { routes as named } from './suite/call.ts'

interface Operation {
  operationId: string
  security: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: { 'application/json': { schema: unknown } } }
  responses: Record<string, { content: { 'application/json': { schema: { $ref: string } } } }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

let shop: TestShop
let served: Document
beforeAll(async () => {
  shop = await openTestShop()
  served = (await (await fetch(`${shop.origin}/openapi.json`)).json()) as Document
})
afterAll(() => shop.close())

const routes = named.map(({ name, route }) => ({ id: name, route }))

const operationOf = (route: AppRoute): Operation | undefined =>
  served.paths[`/api${route.path.replace(/:(\w+)/g, '{$1}')}`]?.[route.method.toLowerCase()]

const fieldsOf = (schema: unknown) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : []

test('the document is OpenAPI 3.1 by an independent validator', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(openApiDocument()))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})

test.each(routes)('it contains $id with every parameter, body and status', ({ id, route }) => {
  const operation = operationOf(route)
  expect(operation?.operationId).toBe(id)
  expect(operation?.parameters.map((parameter) => parameter.name)).toEqual([
    ...fieldsOf(route.pathParams),
    ...fieldsOf(route.query),
    ...fieldsOf(route.headers),
  ])
  expect(operation?.requestBody !== undefined).toBe(
    'body' in route && route.body instanceof z.ZodType,
  )
  expect(operation?.security).toEqual(
    (route.metadata as { access: string }).access === 'visitor' ? [] : [{ token: [] }],
  )
  expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(route.responses))
})

test('every response refers to an existing schema equal to that of the contract', () => {
  for (const { route } of routes)
    for (const [status, schema] of Object.entries(route.responses)) {
      const ref =
        operationOf(route)?.responses[status]?.content['application/json'].schema.$ref ?? ''
      const name = ref.replace('#/components/schemas/', '')
      const described = served.components.schemas[name] as {
        properties?: object
        anyOf?: unknown
        oneOf?: unknown
      }
      expect(described, `${route.path} ${status}`).toBeDefined()
      if (schema instanceof z.ZodObject)
        expect(Object.keys(described.properties ?? {})).toEqual(Object.keys(schema.shape as object))
    }
})

test('it has no operations outside the contract', () => {
  const operations = Object.values(served.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(operations.sort()).toEqual(routes.map(({ id }) => id).sort())
})

test('the reference page is served', async () => {
  const response = await fetch(`${shop.origin}/docs`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
})
