import { EditableSettings } from '../../src/contracts/settings.ts'
import { refuseField } from '../http/problem.ts'

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Paths in `given` that parsing dropped. */
const unknownIn = (given: unknown, kept: unknown, path: string): string[] =>
  isTree(given) && isTree(kept)
    ? Object.keys(given).flatMap((key) => {
        const name = path === '' ? key : `${path}.${key}`
        return Object.hasOwn(kept, key) ? unknownIn(given[key], kept[key], name) : [name]
      })
    : []

/**
 * Parses the settings of a document, all or nothing (rule S4).
 * @throws Refusal 422 that names the wrong or unknown field
 */
export const readSettings = (given: unknown): EditableSettings => {
  const { data, error } = EditableSettings.safeParse(given)
  const issue = error?.issues[0]
  if (!data) return refuseField(issue?.path.join('.') || 'settings', issue?.message)
  const [unknown] = unknownIn(given, data, '')
  return unknown === undefined
    ? data
    : refuseField(unknown, 'there is no such setting; `settings export` shows those that are set')
}

/** The value at a path such as `header.header_text.en`, or undefined. */
export const settingAt = (settings: EditableSettings, path: string): unknown =>
  partsOf(path).reduce<unknown>(
    (value, part) => (isTree(value) && Object.hasOwn(value, part) ? value[part] : undefined),
    settings,
  )

/**
 * The settings with one changed value: `text` is parsed as JSON if that is valid, else used as text. `null` removes the
 * value.
 * @throws Refusal 422 that names the field
 */
export const withSetting = (
  settings: EditableSettings,
  path: string,
  text: string,
): EditableSettings => {
  const put = (value: unknown) => {
    const changed = structuredClone(settings) as Tree
    putAt(changed, partsOf(path), value)
    return changed
  }
  const value = jsonOf(text)
  const isText = value === undefined || !EditableSettings.safeParse(put(value)).success
  const changed = put(isText && typeof value !== 'object' ? text : value)
  return readSettings(changed)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const putAt = (target: Tree, [part = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    if (value === null) delete target[part]
    else target[part] = value
    return
  }
  const below = Object.hasOwn(target, part) ? target[part] : {}
  const tree = isTree(below) ? below : {}
  target[part] = tree
  putAt(tree, rest, value)
}

const partsOf = (path: string): string[] => {
  const parts = path.split('.')
  if (parts.some((part) => !/^(?!__)[\w-]+$/.test(part) || part === 'constructor'))
    refuseField(path, 'there is no such setting; write a path such as header.header_text.en')
  return parts
}
