/** How often a statement is sent before it gets a name. Statements with lists differ in their length, and few recur. */
const recurring = 5
/** Maximum number of names: the server keeps the plan of each for each connection, some ten kilobytes. */
const namesAtMost = 300
/** Maximum number of statements that are counted; the oldest are forgotten. */
const countedAtMost = 2_000

/** A statement whose columns follow from its tables: a migration that adds a column makes its plan invalid. */
const isOpen = (text: string): boolean => /(?:select|distinct|returning|[,.])\s*\*/.test(text)

/**
 * Names for statements that recur. PostgreSQL parses and plans a named statement once for each connection, which makes
 * a transaction of many short statements nearly twice as fast.
 * @returns the name of a statement, or undefined if it is sent without one
 */
export const createStatementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()

  const count = (text: string): number => {
    const times = (counts.get(text) ?? 0) + 1
    counts.set(text, times)
    const [oldest] = counts.keys()
    if (counts.size > countedAtMost && oldest !== undefined) counts.delete(oldest)
    return times
  }

  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= namesAtMost || isOpen(text) || count(text) < recurring) return undefined
    counts.delete(text)
    const name = `alma_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
