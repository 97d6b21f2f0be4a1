import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Trx } from './schema.ts'

/** Most values of a query that is kept. Building a longer one costs little beside running it. */
const longest = 64

const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + countOf(one), 0)
    : 1

/** Stands for a value in a statement that is kept. */
class Gap {
  /** Finds the value among those of a run. */
  readonly read: (values: unknown) => unknown
  constructor(read: Gap['read']) {
    this.read = read
  }
}

/** Values of the same shape, in lists of the same lengths, fit into the same statement. */
const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`
  if (typeof value !== 'object' || value === null) return ''
  return `{${Object.entries(value)
    .map(([key, one]) => key + shapeOf(one))
    .join()}}`
}

/** A copy of the values in which each has become a gap. */
const gapsIn = (value: unknown, read: Gap['read']): unknown => {
  const inside = (key: string | number) => (values: unknown) =>
    (read(values) as Record<string | number, unknown>)[key]
  if (Array.isArray(value)) return value.map((one, i) => gapsIn(one, inside(i)))
  if (typeof value !== 'object' || value === null) return new Gap(read)
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, gapsIn(one, inside(key))]),
  )
}

/**
 * A query that is built and compiled once, and then run with other values: for the few that run many times a second,
 * whose building takes as long as their running.
 * @param build builds the query. It must pass the values on as they are: it sees gaps in their places
 * @returns runs the query, and gives its rows
 */
export const keptQuery = <Values, Row>(
  build: (db: Db | Trx, values: Values) => Compilable<Row>,
): ((db: Db | Trx, values: Values) => Promise<Row[]>) => {
  /** By the dialect, and by the lengths of the lists. */
  const kept = new WeakMap<object, Map<string, CompiledQuery<Row>>>()
  return async (db, values) => {
    if (countOf(values) > longest) return (await db.executeQuery<Row>(build(db, values))).rows
    const { adapter } = db.getExecutor()
    const ofDialect = kept.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    if (ofDialect.size === 0) kept.set(adapter, ofDialect)
    const shape = shapeOf(values)
    let compiled = ofDialect.get(shape)
    if (!compiled) {
      compiled = build(db, gapsIn(values, (all) => all) as Values).compile()
      ofDialect.set(shape, compiled)
    }
    const parameters = compiled.parameters.map((one) =>
      one instanceof Gap ? one.read(values) : one,
    )
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
