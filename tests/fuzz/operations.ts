import { fc } from '@fast-check/vitest'
import { broken, nasty, type Schema, valid } from './arbitrary.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

interface Described {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } }
  }
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

/** An operation of the document, and requests for it: about half of them valid. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly request: fc.Arbitrary<FuzzRequest>
}

export interface FuzzRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const mostly = (schema: Schema) => fc.oneof({ weight: 6, arbitrary: valid(schema) }, nasty)

/** Valid characters of a header: visible ASCII. */
const headerText = (value: unknown) =>
  text(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .trim() || 'x'

/** Real ids, so that requests reach further than "not found". */
export type Known = Readonly<Record<string, readonly string[]>>

/** A segment of an address. `.` and `..` are steps between folders, and never arrive as a parameter. */
const segmentOf = (value: string | undefined) =>
  value && !/^\.{1,2}$/.test(value) ? encodeURIComponent(value.toWellFormed()) : 'x'

const requestOf = (path: string, described: Described, known: Known): fc.Arbitrary<FuzzRequest> => {
  const values = fc.record(
    Object.fromEntries(
      described.parameters.map(({ name, in: place, required, schema }) => {
        const real = path.includes('/customer/') && name === 'id' ? known.userId : known[name]
        const value = real
          ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...real) }, mostly(schema))
          : mostly(schema)
        return [`${place} ${name}`, required ? value : fc.option(value, { nil: undefined })]
      }),
    ),
  )
  const schema = described.requestBody?.content['application/json'].schema
  const body = schema ? fc.oneof(valid(schema), broken(schema)) : fc.constant(undefined)
  return fc.tuple(values, body, fc.boolean()).map(([given, sent, useKnown]) => {
    const of = (place: string) =>
      described.parameters.flatMap(({ name, in: where }) => {
        const value = (given as Record<string, unknown>)[`${place} ${name}`]
        return where === place && value !== undefined ? [[name, text(value)] as const] : []
      })
    const params = new Map(of('path'))
    const query = new URLSearchParams(
      of('query').map(([name, value]) => [name, value.toWellFormed()]),
    )
    return {
      path: `${path.replace(/\{(\w+)\}/g, (_, name: string) =>
        segmentOf(params.get(name)),
      )}${query.size > 0 ? `?${query}` : ''}`,
      headers: Object.fromEntries(of('header').map(([name, value]) => [name, headerText(value)])),
      body:
        sent === undefined ? undefined : JSON.stringify(useKnown ? withKnown(sent, known) : sent),
    }
  })
}

/** Replaces the ids of a body by existing ones. */
const withKnown = (body: unknown, known: Known): unknown => {
  if (Array.isArray(body)) return body.map((item) => withKnown(item, known))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, known[`body ${name}`]?.[0] ?? value]),
  )
}

export const operationsOf = ({ paths }: Document, known: Known): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      request: requestOf(path, described, known),
    })),
  )
