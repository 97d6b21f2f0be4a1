import { hidden, isSecretName } from './secretNames.ts'

/** A value of a context for display: a leaf's text, or the entries inside. */
export interface TreeNode {
  readonly name: string
  /** Joined by dots from the root of the tree. */
  readonly path: string
  readonly text: string
  readonly isLeaf: boolean
  /** The children, created on demand. */
  readonly children: () => readonly TreeNode[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOfRef = (value: Record<string, unknown>): string | undefined => {
  if (typeof value.getSnapshot === 'function' && typeof value.send === 'function')
    return `actor ${String(value.id ?? '')}`.trim()
  if (typeof value.send === 'function') return 'the shell around it'
  return typeof value.getSnapshot === 'function' ? 'an actor that can be read' : undefined
}

const textOf = (value: unknown): string => {
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`
  if (value instanceof Error) return value.message
  if (isObject(value)) {
    const names = Object.keys(value)
    return textOfRef(value) ?? (names.length === 0 ? '{}' : `{ ${names.slice(0, 4).join(', ')} }`)
  }
  return value === undefined ? 'undefined' : JSON.stringify(value)
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) && textOfRef(value) === undefined && !(value instanceof Error)
    ? Object.entries(value)
    : []

const isHidden = (name: string, value: unknown) =>
  isSecretName(name) && value !== null && value !== undefined

/** A value as a tree; functions, actors and the shell are named and not opened. Secrets are hidden. */
export const treeOf = (given: unknown, name = 'context', path = ''): TreeNode => {
  const value = isHidden(name, given) ? hidden : given
  const entries = entriesOf(value)
  return {
    name,
    path,
    text: textOf(value),
    isLeaf: entries.length === 0,
    children: () =>
      entries.map(([key, inside]) => treeOf(inside, key, path ? `${path}.${key}` : key)),
  }
}

/** The paths at which two values differ, with all their ancestors; a new value is reported as a whole. */
export const changedPaths = (before: unknown, after: unknown, path = ''): ReadonlySet<string> => {
  if (Object.is(before, after)) return new Set()
  const [old, now] = [new Map(entriesOf(before)), new Map(entriesOf(after))]
  const keys = [...new Set([...old.keys(), ...now.keys()])]
  const inside = keys.flatMap((key) => {
    const below = path ? `${path}.${key}` : key
    return old.has(key) ? [...changedPaths(old.get(key), now.get(key), below)] : [below]
  })
  const isChanged = inside.length > 0 || (keys.length === 0 && textOf(before) !== textOf(after))
  return new Set(isChanged || old.size !== now.size ? [path, ...inside] : inside)
}
