import type { SyntaxNode } from './syntax.ts'

/** One change of a node: `replacement` replaces the text from `start` to `end`. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

type Operator = (node: SyntaxNode, source: string, parent: SyntaxNode | undefined) => Change[]

const binary: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}
const logical: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' }
const assignments: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  floor: 'ceil',
  ceil: 'floor',
}
/** Methods that return the type of their receiver, so that the call can be omitted. */
const droppable = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim'])

const child = (node: SyntaxNode, key: string) => node[key] as SyntaxNode
const text = (node: SyntaxNode, source: string) => source.slice(node.start, node.end)
const whole = (node: SyntaxNode, replacement: string): Change => ({
  start: node.start,
  end: node.end,
  replacement,
})

const isText = (node: SyntaxNode): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' &&
    (isText(child(node, 'left')) || isText(child(node, 'right'))))

const withOperator = (node: SyntaxNode, source: string, operator: string) => {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  const between = source.slice(left.end, right.start)
  const changed = between.replace(String(node.operator), () => operator)
  return whole(node, text(left, source) + changed + text(right, source))
}

/** Adds parentheses if the other operator would bind differently or cannot be mixed. */
const operand = (node: SyntaxNode, side: 'left' | 'right', source: string) => {
  const of = child(node, side)
  return of.type === 'LogicalExpression' ? `(${text(of, source)})` : text(of, source)
}

const condition = (node: SyntaxNode) => {
  const test = child(node, 'test')
  return test.type === 'Literal' ? [] : [whole(test, 'true'), whole(test, 'false')]
}

const isEmptied = (node: SyntaxNode) =>
  node.type === 'Literal' || node.type === 'BlockStatement' || node.name === 'undefined'

const emptied = (node: SyntaxNode | null) =>
  !node || isEmptied(node) ? [] : [whole(node, 'undefined')]

const isCall = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' ||
  (node.type === 'ChainExpression' && isCall(child(node, 'expression'))) ||
  (node.type === 'AwaitExpression' && isCall(child(node, 'argument'))) ||
  (node.type === 'UnaryExpression' && node.operator === 'void' && isCall(child(node, 'argument')))

/** The mutations of each kind of node. */
export const operators: Record<string, Operator> = {
  BinaryExpression: (node, source) =>
    node.operator === '+' && isText(node)
      ? []
      : (binary[String(node.operator)] ?? []).map((operator) =>
          withOperator(node, source, operator),
        ),
  LogicalExpression: (node, source) => {
    const operator = logical[String(node.operator)] ?? '&&'
    return [
      whole(node, `${operand(node, 'left', source)} ${operator} ${operand(node, 'right', source)}`),
    ]
  },
  AssignmentExpression: (node, source) => {
    const operator = assignments[String(node.operator)]
    return operator && !isText(child(node, 'right')) ? [withOperator(node, source, operator)] : []
  },
  UnaryExpression: (node, source) =>
    node.operator === '!' || node.operator === '-'
      ? [whole(node, text(child(node, 'argument'), source))]
      : [],
  UpdateExpression: (node, source) => [
    whole(
      node,
      text(node, source).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
    ),
  ],
  Literal: ({ value, ...node }, _source, parent) => {
    if (parent?.type === 'ExpressionStatement') return []
    const place = node as unknown as SyntaxNode
    if (typeof value === 'boolean') return [whole(place, String(!value))]
    if (typeof value === 'number') return [whole(place, String(value + 1))]
    return typeof value === 'string' ? [whole(place, value === '' ? "'mutated'" : "''")] : []
  },
  TemplateLiteral: (node) => [whole(node, "''")],
  ArrayExpression: (node) =>
    (node.elements as readonly unknown[]).length > 0 ? [whole(node, '[]')] : [],
  ConditionalExpression: condition,
  IfStatement: condition,
  WhileStatement: (node) => [whole(child(node, 'test'), 'false')],
  ReturnStatement: (node) => emptied(node.argument as SyntaxNode | null),
  ArrowFunctionExpression: (node) => emptied(child(node, 'body')),
  ExpressionStatement: (node, source) => {
    const expression = child(node, 'expression')
    if (!isCall(expression)) return []
    return expression.type === 'AwaitExpression'
      ? [whole(node, ''), whole(expression, text(child(expression, 'argument'), source))]
      : [whole(node, '')]
  },
  CallExpression: (node, source) => {
    const callee = child(node, 'callee')
    if (callee.type !== 'MemberExpression' || callee.computed === true) return []
    const [object, property] = [child(callee, 'object'), child(callee, 'property')]
    const name = String(property.name)
    const other = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (other) return [{ start: property.start, end: property.end, replacement: other }]
    // Without the call, `a?.slice().b` would no longer short-circuit.
    return droppable.has(name) && callee.optional !== true
      ? [whole(node, text(object, source))]
      : []
  },
}
