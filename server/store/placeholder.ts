import type { CompiledQuery } from 'kysely'

/** A parameter of a prepared query whose value is supplied at execution. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A named parameter of a prepared query: `.where('slug', '=', placeholder('slug'))`. */
export const placeholder = <T = string>(name: string): T => new Placeholder(name) as T

/** The parameters of a prepared query with its placeholders filled, in the order of the statement. */
export const fillPlaceholders = (
  { parameters }: CompiledQuery,
  values: Readonly<Record<string, unknown>>,
): unknown[] =>
  parameters.map((parameter) =>
    parameter instanceof Placeholder ? values[parameter.name] : parameter,
  )
