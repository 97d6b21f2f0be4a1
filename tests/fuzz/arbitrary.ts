import { fc } from '@fast-check/vitest'

/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | boolean
}

const bounded = (text: string, { minLength = 0, maxLength = 200 }: Schema) =>
  text.length >= minLength && text.length <= maxLength

/** The pattern with its length in it where it ends in "one or more": few of its strings would be long enough. */
const lengthened = ({ pattern = '', minLength = 1, maxLength = minLength + 60 }: Schema) =>
  new RegExp(pattern.replace(/\+\$$/, `{${minLength},${Math.min(maxLength, minLength + 60)}}$`))

const stringOf = (schema: Schema): fc.Arbitrary<string> => {
  if (schema.pattern !== undefined)
    return fc.stringMatching(lengthened(schema)).filter((text) => bounded(text, schema))
  const minLength = schema.minLength ?? 0
  const maxLength = Math.min(schema.maxLength ?? 60, minLength + 60)
  return fc.string({ minLength, maxLength, unit: 'grapheme' })
}

const numberOf = ({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> =>
  type === 'integer'
    ? fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })

const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema)])),
    { requiredKeys: [...required] },
  )

/** Values that the schema says are valid. */
export const valid = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(valid))
  if (schema.allOf?.[0]) return valid({ ...schema, ...schema.allOf[0], allOf: [] })
  switch (schema.type) {
    case 'string':
      return stringOf(schema)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      })
    case 'object':
      return objectOf(schema)
    default:
      return fc.jsonValue()
  }
}

/** Invalid values from mistakes and attacks. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, '', ' ', '0', -1, 0, 1.5, 1e9, 2_147_483_647, 2 ** 53, -0, [], {}, [[]]],
    ...['__proto__', 'constructor', '../../etc/passwd', "' or 1=1 --", '<script>', '%00', '\u0000'],
    ...['\ud800', 'अंगूठी', '💍', 'a'.repeat(5_000), '{"$gt":""}', 'NaN', 'undefined'],
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A valid value with a field replaced, removed or added. */
export const broken = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    nasty,
    fc.tuple(valid(schema), nasty, fc.nat(), fc.boolean()).map(([value, other, at, isDropped]) => {
      if (typeof value !== 'object' || value === null) return other
      const copy: Record<string, unknown> = { ...value }
      const keys = [...Object.keys(copy), 'unknownField']
      const key = keys[at % keys.length] ?? 'unknownField'
      if (isDropped) delete copy[key]
      else copy[key] = other
      return Array.isArray(value) ? Object.values(copy) : copy
    }),
  )
