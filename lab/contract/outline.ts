import type { Schema } from '../../tools/contract/description.ts'

/** A field of an object, or an option of a union. */
export interface OutlinePart {
  readonly name: string
  readonly isOptional: boolean
  readonly schema: Schema
}

/** A JSON Schema for people, one level deep: schemas can contain themselves. */
export interface Outline {
  /** Such as `string`, `list of Money` or `CartRow or null`. */
  readonly type: string
  /** Such as `1 to 64 characters`. */
  readonly rules: readonly string[]
  readonly parts: readonly OutlinePart[]
}

type Named = Readonly<Record<string, Schema>>

const schemasOf = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? (value as readonly Schema[]) : []

const resolved = (schema: Schema, named: Named): Schema =>
  '$ref' in schema ? resolved(named[String(schema.$ref)] ?? {}, named) : schema

/** The name of a schema that the contract exports; the others are named by their call. */
const nameOf = ({ $ref }: Schema): string | undefined =>
  typeof $ref === 'string' && /^\w+$/.test($ref) ? $ref : undefined

/** A bound of every safe integer is not a rule. */
const boundOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined

const between = (least: unknown, most: unknown, what: string): readonly string[] => {
  const [from, to] = [boundOf(least), boundOf(most)]
  if (from !== undefined && to !== undefined) return [`${from} to ${to}${what}`]
  if (from !== undefined) return [`at least ${from}${what}`]
  return to === undefined ? [] : [`at most ${to}${what}`]
}

const rulesOf = (schema: Schema): readonly string[] => [
  ...between(schema.minLength, schema.maxLength, ' characters'),
  ...between(schema.minItems, schema.maxItems, ' items'),
  ...between(schema.minimum, schema.maximum, ''),
  ...(boundOf(schema.exclusiveMinimum) === undefined
    ? []
    : [`more than ${schema.exclusiveMinimum}`]),
  ...(schema.format === undefined ? [] : [`format ${schema.format}`]),
  ...(schema.pattern === undefined ? [] : [`matches ${schema.pattern}`]),
  ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ...schemasOf(schema.allOf).flatMap(rulesOf),
]

const fieldsOf = (schema: Schema): readonly OutlinePart[] => {
  const required = new Set(schema.required as readonly string[] | undefined)
  const fields = Object.entries((schema.properties ?? {}) as Named).map(([name, field]) => ({
    ...{ name, isOptional: !required.has(name), schema: field },
  }))
  const others = schema.additionalProperties
  return typeof others === 'object' && others !== null && Object.keys(others).length > 0
    ? [...fields, { name: 'any key', isOptional: true, schema: others as Schema }]
    : fields
}

const isNull = ({ type }: Schema) => type === 'null'

const partsOf = (schema: Schema, named: Named): readonly OutlinePart[] => {
  const own = resolved(schema, named)
  if (own.items) return partsOf(own.items as Schema, named)
  const options = [...schemasOf(own.anyOf), ...schemasOf(own.oneOf)].filter((one) => !isNull(one))
  const [only] = options
  if (only && options.length === 1) return partsOf(only, named)
  const withParts = options.filter((option) => partsOf(option, named).length > 0)
  return [
    ...fieldsOf(own),
    ...schemasOf(own.allOf).flatMap((one) => partsOf(one, named)),
    ...withParts.map((option, index) => ({
      ...{ name: `option ${index + 1}`, isOptional: false, schema: option },
    })),
  ]
}

const typeOf = (schema: Schema, named: Named): string => {
  const name = nameOf(schema)
  if (name !== undefined) return name
  const own = resolved(schema, named)
  if (own.const !== undefined) return JSON.stringify(own.const)
  if (Array.isArray(own.enum)) return own.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (own.items) return `list of ${typeOf(own.items as Schema, named)}`
  const options = [...schemasOf(own.anyOf), ...schemasOf(own.oneOf)]
  if (options.length > 0)
    return [...new Set(options.map((option) => typeOf(option, named)))].join(' or ')
  return [own.type ?? 'anything'].flat().join(' or ')
}

/** @param named the schemas to which `$ref` refers */
export const outlineOf = (schema: Schema, named: Named): Outline => {
  const own = resolved(schema, named)
  const name = nameOf(schema)
  const type = typeOf(own, named)
  return {
    type: name === undefined || name === type ? type : `${name}: ${type}`,
    rules: rulesOf(own),
    parts: partsOf(schema, named),
  }
}
