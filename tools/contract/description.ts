import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import { z } from 'zod'
import type { Access } from '../../src/contracts/routes.ts'

/** A JSON Schema, as far as zod makes it. */
export type Schema = Readonly<Record<string, unknown>>

export interface CallDescription {
  readonly method: string
  readonly path: string
  /** `visitor`, `customer`, `applicant`, or `self` with its parameter. */
  readonly access: string
  /** The parts of a request: `path`, `query`, `header` and `body`. */
  readonly request: Readonly<Record<string, Schema>>
  /** The answers by status. */
  readonly answers: Readonly<Record<string, Schema>>
}

/** A contract as plain JSON. A schema refers to another one by `$ref`, its key in `sent` or `answered`. */
export interface ContractDescription {
  readonly calls: Readonly<Record<string, CallDescription>>
  /** The named schemas of requests, as clients send them. */
  readonly sent: Readonly<Record<string, Schema>>
  /** The named schemas of answers. */
  readonly answered: Readonly<Record<string, Schema>>
}

type Schemas = ReadonlyMap<z.ZodType, string>

const routesIn = (router: AppRouter, prefix = ''): readonly (readonly [string, AppRoute])[] =>
  Object.entries(router).flatMap(([name, value]) =>
    isAppRoute(value)
      ? [[`${prefix}${name}`, value] as const]
      : routesIn(value, `${prefix}${name}.`),
  )

const partsOf = (route: AppRoute): Readonly<Record<string, unknown>> => ({
  path: route.pathParams,
  query: route.query,
  header: route.headers,
  body: 'body' in route ? route.body : undefined,
})

const schemasIn = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts).filter((part): part is [string, z.ZodType] => part[1] instanceof z.ZodType)

/** Names all schemas: by their exports, else by the call and the part that they are for. */
const nameSchemas = (
  exported: Readonly<Record<string, unknown>>,
  own: readonly (readonly [string, z.ZodType])[],
): Schemas => {
  const names = new Map<z.ZodType, string>()
  for (const [name, schema] of [...schemasIn(exported), ...own])
    if (!names.has(schema)) names.set(schema, name)
  return names
}

const jsonOf = (names: Schemas, io: 'input' | 'output'): Record<string, Schema> => {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    ...{ io, target: 'draft-2020-12', unrepresentable: 'any', uri: (id) => id },
  })
  // Schemas without a name that contain themselves.
  const { __shared: shared, ...own } = schemas as Record<string, Schema>
  const unnamed = Object.entries((shared?.$defs ?? {}) as Record<string, Schema>)
  return Object.fromEntries([
    ...Object.entries(own).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
    ...unnamed.map(([id, schema]) => [`__shared#/$defs/${id}`, schema]),
  ])
}

const refsIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' ? [String(inner)] : refsIn(inner),
      )

/** The schemas that some call refers to, in the order of their names. */
const used = (schemas: Readonly<Record<string, Schema>>, from: unknown) => {
  const found = new Set<string>()
  const follow = (value: unknown): void => {
    for (const name of refsIn(value))
      if (!found.has(name)) {
        found.add(name)
        follow(schemas[name])
      }
  }
  follow(from)
  return Object.fromEntries([...found].toSorted().map((name) => [name, schemas[name] ?? {}]))
}

const accessOf = ({ metadata }: AppRoute) => {
  const access = metadata as Access
  return access.access === 'self' ? `self ${access.param}` : access.access
}

/**
 * Describes a contract. Checks that have no JSON Schema, such as the decimals of money, are not in it.
 *
 * @param exported everything that the files of the contract export, for the names of schemas
 */
export const describeContract = (
  contract: AppRouter,
  exported: Readonly<Record<string, unknown>>,
): ContractDescription => {
  const routes = routesIn(contract).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const own = (of: (route: AppRoute) => Readonly<Record<string, unknown>>) =>
    routes.flatMap(([call, route]) =>
      schemasIn(of(route)).map(([part, schema]) => [`${call} ${part}`, schema] as const),
    )
  const [asked, given] = [
    nameSchemas(exported, own(partsOf)),
    nameSchemas(
      exported,
      own(({ responses }) => responses),
    ),
  ]
  const refs = (names: Schemas, parts: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      schemasIn(parts).map(([part, schema]) => [part, { $ref: names.get(schema) ?? '' }]),
    )
  const calls = Object.fromEntries(
    routes.map(([call, route]): [string, CallDescription] => [
      call,
      {
        method: route.method,
        path: route.path,
        access: accessOf(route),
        request: refs(asked, partsOf(route)),
        answers: refs(given, route.responses),
      },
    ]),
  )
  const all = Object.values(calls)
  return {
    calls,
    sent: used(
      jsonOf(asked, 'input'),
      all.map(({ request }) => request),
    ),
    answered: used(
      jsonOf(given, 'output'),
      all.map(({ answers }) => answers),
    ),
  }
}
