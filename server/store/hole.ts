import type { CompiledQuery } from 'kysely'

/** Stands in a prepared query for a value that each execution brings. */
class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A place for the value `name` in a query that is prepared once: `.where('slug', '=', hole('slug'))`. */
export const hole = <T = string>(name: string): T => new Hole(name) as T

/** The parameters of a prepared query with its holes filled, in the order of the statement. */
export const fillHoles = (
  { parameters }: CompiledQuery,
  values: Readonly<Record<string, unknown>>,
): unknown[] =>
  parameters.map((parameter) => (parameter instanceof Hole ? values[parameter.name] : parameter))
