import type { z } from 'zod'

/** Whether a part of the contract is a schema; it may also be a plain object of schemas, or missing. */
export const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/**
 * The schemas within a schema, by name. `[]` stands for the items of a list, `(key)` and `(value)` for those of a
 * record, and '' for the same value.
 */
export const insideSchema = ({
  _zod: { def },
}: z.core.$ZodType): readonly (readonly [name: string, schema: z.core.$ZodType])[] => {
  const given = def as z.core.$ZodTypes['_zod']['def']
  switch (given.type) {
    case 'object':
      return Object.entries(given.shape)
    case 'array':
      return [['[]', given.element]]
    case 'tuple':
      return given.items.map((item, i) => [String(i), item])
    case 'record':
      return [
        ['(key)', given.keyType],
        ['(value)', given.valueType],
      ]
    case 'union':
      return given.options.map((option) => ['', option])
    case 'pipe':
      // The output of a pipe is bounded by its input.
      return [['', given.in]]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return [['', given.innerType]]
    default:
      return []
  }
}
