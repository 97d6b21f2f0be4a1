import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { routes } from './suite/call.ts'
import { textsOf } from './suite/texts.ts'

interface Check {
  readonly check: string
  readonly abort?: boolean
}

/** The checks of a text in their order; a schema such as `z.iso.date()` is a pattern itself. */
const checksOf = ({ _zod: { def } }: z.core.$ZodType): readonly Check[] => [
  ...('check' in def ? [def as unknown as Check] : []),
  ...(def.checks ?? []).map((check) => check._zod.def as Check),
]

/** Checks that may read a text repeatedly. */
const reading = new Set(['string_format', 'custom'])

const isBoundedFirst = (schema: z.core.$ZodType): boolean => {
  const checks = checksOf(schema)
  const bound = checks.findIndex(({ check, abort }) => check === 'max_length' && abort === true)
  const pattern = checks.findIndex(({ check }) => reading.has(check))
  return bound !== -1 && (pattern === -1 || bound < pattern)
}

describe('The length of a text is checked first', () => {
  test.each(routes.map(({ name, route }) => [name, route] as const))('%s', (_, route) => {
    const unbounded = textsOf(route).filter(({ schema }) => !isBoundedFirst(schema))
    expect(unbounded.map(({ path }) => path.join('.'))).toEqual([])
  })
})
