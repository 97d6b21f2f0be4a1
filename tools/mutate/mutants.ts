import { type Change, operators } from './operators.ts'
import { parseSource, type SyntaxNode, walk } from './syntax.ts'

/** The code that is replaced when a mutant is active. */
export interface Host {
  /** `line`: an expression that is a statement by itself. */
  readonly kind: 'expression' | 'line' | 'statement'
  readonly start: number
  readonly end: number
}

/** A mistake in a file. */
export interface Mutant {
  /** Its number in the file. */
  readonly id: number
  readonly line: number
  /** The changed lines joined into one, for the output and for `tests/mutate/excused.ts`. */
  readonly becomes: string
  readonly change: Change
  readonly host: Host
}

const range = (node: SyntaxNode, kind: Host['kind']): Host => ({
  kind,
  start: node.start,
  end: node.end,
})

/** Replace only the whole chain in `a?.b.c`, since a part alone would no longer be skipped with it. */
const swappable = (node: SyntaxNode, parents: readonly SyntaxNode[]): SyntaxNode => {
  let inner = node
  for (const parent of parents.toReversed()) {
    const isPart = parent.callee === inner || parent.object === inner || parent.expression === inner
    if (!isPart || parent.type === 'ExpressionStatement') return node
    if (parent.type === 'ChainExpression') return parent
    inner = parent
  }
  return node
}

const hostOf = (node: SyntaxNode, parents: readonly SyntaxNode[], change: Change): Host => {
  if (
    node.type === 'ExpressionStatement' &&
    change.start === node.start &&
    change.replacement === ''
  )
    return range(node, 'statement')
  if (change.start >= node.start && change.end <= node.end && /Statement|Function/.test(node.type))
    return { kind: 'expression', start: change.start, end: change.end }
  if (node.type === 'ConditionalExpression')
    return { kind: 'expression', start: change.start, end: change.end }
  const isLine = parents.at(-1)?.type === 'ExpressionStatement'
  return range(swappable(node, parents), isLine ? 'line' : 'expression')
}

const shown = (source: string, { start, end, replacement }: Change) => {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const lineEnd = source.indexOf('\n', end)
  const to = lineEnd === -1 ? source.length : lineEnd
  const changed = replacement === '' ? `removed: ${source.slice(start, end)}` : replacement
  return (source.slice(from, start) + changed + source.slice(end, to)).replace(/\s+/g, ' ').trim()
}

/** Every mutant of a file, numbered in the order of the text. */
export const mutantsOf = (path: string, source: string): Mutant[] => {
  const found: Omit<Mutant, 'id'>[] = []
  walk(parseSource(path, source), (node, parents) => {
    for (const change of operators[node.type]?.(node, source, parents.at(-1)) ?? [])
      found.push({
        line: source.slice(0, change.start).split('\n').length,
        becomes: shown(source, change),
        change,
        host: hostOf(node, parents, change),
      })
  })
  return found.map((mutant, id) => ({ id, ...mutant }))
}
