import { pairs } from '../../lab/changes/pairs.ts'
import type { Schema } from './description.ts'
import { compareLimits, type Effect } from './limits.ts'

/** Who sends a value: clients send requests, the shop sends answers. */
export type Side = 'request' | 'answer'

export interface SchemaChange {
  /** The place in the value, such as `items[].quantity`; '' is the value itself. */
  readonly at: string
  readonly effect: Effect | 'new field' | 'field gone'
  readonly text: string
}

type Schemas = Readonly<Record<string, Schema>>

/** One side of a comparison. */
export interface Sided {
  readonly schema: unknown
  /** The schemas that it may refer to. */
  readonly schemas: Schemas
}

const anything: Schema = {}

const resolve = ({ schema, schemas }: Sided): Schema => {
  const { $ref, ...own } = (typeof schema === 'object' && schema ? schema : anything) as Schema
  if (typeof $ref !== 'string') return own
  if (!schemas[$ref]) throw new Error(`the description has no schema ${$ref}`)
  return { ...resolve({ schema: schemas[$ref], schemas }), ...own }
}

/** The alternatives of a schema; a schema without alternatives is the only one. */
const variantsOf = (sided: Sided): readonly Schema[] => {
  const schema = resolve(sided)
  const { anyOf, oneOf, type } = schema
  const among = anyOf ?? oneOf
  if (Array.isArray(among))
    return among.flatMap((one) => variantsOf({ schema: one, schemas: sided.schemas }))
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : [schema]
}

const fieldsOf = ({ properties }: Schema) => (properties ?? {}) as Schemas
const requiredBy = ({ required }: Schema) => new Set((required ?? []) as readonly string[])

const typeOf = ({ type }: Schema) => (type === undefined ? 'anything' : String(type))

/** What tells an alternative apart from others of its type: its fields with a single value. */
const markOf = (schema: Schema) =>
  JSON.stringify([
    typeOf(schema),
    Object.entries(fieldsOf(schema)).filter(([, field]) => field.const !== undefined),
  ])

const join = (at: string, field: string) => (at === '' ? field : `${at}.${field}`)

/** The differences of two schemas. A recursive schema is compared once. */
export const compareSchemas = (
  side: Side,
  before: Sided,
  after: Sided,
  at = '',
  seen: ReadonlySet<string> = new Set(),
): readonly SchemaChange[] => {
  const key = JSON.stringify([before.schema ?? null, after.schema ?? null])
  if (seen.has(key)) return []
  const within = new Set([...seen, key])
  const deeper = (was: unknown, is: unknown, place: string) =>
    compareSchemas(
      side,
      { schema: was, schemas: before.schemas },
      { schema: is, schemas: after.schemas },
      place,
      within,
    )

  const compareFields = (was: Schema, is: Schema): readonly SchemaChange[] => {
    const [wereFields, areFields] = [fieldsOf(was), fieldsOf(is)]
    const [wereRequired, areRequired] = [requiredBy(was), requiredBy(is)]
    return [...new Set([...Object.keys(wereFields), ...Object.keys(areFields)])].flatMap(
      (field) => {
        const place = join(at, field)
        if (!Object.hasOwn(wereFields, field)) {
          const isNeeded = areRequired.has(field)
          const effect = side === 'answer' ? 'new field' : isNeeded ? 'narrower' : 'wider'
          return [{ at: place, effect, text: `new field, ${isNeeded ? 'required' : 'optional'}` }]
        }
        if (!Object.hasOwn(areFields, field)) {
          const isRefused = is.additionalProperties === false
          const effect = side === 'answer' ? 'field gone' : isRefused ? 'narrower' : 'wider'
          return [{ at: place, effect, text: 'field gone' }]
        }
        const isNeeded = areRequired.has(field)
        const needed: readonly SchemaChange[] =
          wereRequired.has(field) === isNeeded
            ? []
            : [
                {
                  at: place,
                  effect: isNeeded ? 'narrower' : 'wider',
                  text: isNeeded ? 'now required' : 'now optional',
                },
              ]
        return [...needed, ...deeper(wereFields[field], areFields[field], place)]
      },
    )
  }

  const compareOthers = (was: Schema, is: Schema): readonly SchemaChange[] => {
    const [others, now] = [was.additionalProperties ?? true, is.additionalProperties ?? true]
    if (others === now) return []
    if (typeof others === 'object' && typeof now === 'object')
      return deeper(others, now, join(at, '*'))
    if (now === false) return [{ at, effect: 'narrower', text: 'other fields are refused' }]
    if (others === false)
      return [
        { at, effect: side === 'answer' ? 'new field' : 'wider', text: 'may have other fields' },
      ]
    return now === true
      ? [{ at, effect: 'wider', text: 'other fields may have any value' }]
      : [{ at, effect: 'narrower', text: 'other fields no longer have any value' }]
  }

  const compareVariant = (was: Schema, is: Schema): readonly SchemaChange[] => {
    if (typeOf(was) !== typeOf(is)) {
      const isWider = typeOf(is) === 'anything' || `${was.type} ${is.type}` === 'integer number'
      const isNarrower = typeOf(was) === 'anything' || `${was.type} ${is.type}` === 'number integer'
      const effect = isWider ? 'wider' : isNarrower ? 'narrower' : 'different'
      return [{ at, effect, text: `${typeOf(was)} → ${typeOf(is)}` }]
    }
    return [
      ...compareLimits(was, is).map((limit) => ({ at, ...limit })),
      ...(was.type === 'array' ? deeper(was.items, is.items, `${at}[]`) : []),
      ...(was.type === 'object'
        ? [
            ...compareFields(was, is),
            ...compareOthers(was, is),
            ...deeper(was.propertyNames, is.propertyNames, join(at, '(names)')),
          ]
        : []),
    ]
  }

  const [were, are] = [variantsOf(before), variantsOf(after)]
  if (were.length === 1 && are.length === 1)
    return compareVariant(were[0] ?? anything, are[0] ?? anything)
  const { both, gone, added } = pairs(were, are, [
    (schema) => JSON.stringify(schema),
    markOf,
    typeOf,
  ])
  return [
    ...gone.map((one) => ({ at, effect: 'narrower' as const, text: `no longer ${typeOf(one)}` })),
    ...added.map((one) => ({ at, effect: 'wider' as const, text: `also ${typeOf(one)}` })),
    ...both.flatMap(([was, is]) => compareVariant(was, is)),
  ]
}
