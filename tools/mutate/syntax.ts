import { parseSync } from 'vite'

/** A node of the syntax tree: its kind and position. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The tree of a TypeScript file; throws when it cannot be parsed. */
export const parseSource = (path: string, text: string): SyntaxNode => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return program as unknown as SyntaxNode
}

/** Nodes with values although their kind begins with `TS`. */
const typedValues = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

/** Module names and paths, which must not be changed. */
const isName = (parent: SyntaxNode, key: string) =>
  (key === 'key' && parent.computed !== true) ||
  (key === 'property' && parent.computed !== true) ||
  key === 'source' ||
  key === 'quasi' ||
  parent.type === 'ImportDeclaration'

/** Calls `visit` for every node that can be mutated, outermost first, with its ancestors. */
export const walk = (
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void => {
  if (node.type.startsWith('TS') && !typedValues.has(node.type)) return
  visit(node, parents)
  const around = [...parents, node]
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || isName(node, key)) continue
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit, around)
  }
}
