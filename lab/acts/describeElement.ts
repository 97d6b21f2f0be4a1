import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Named } from './act.ts'

/** The roles of what can be pressed, typed into or chosen. */
const controls = new Set([
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'option', 'slider', 'spinbutton'],
  ...['tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem'],
  ...['textbox', 'searchbox', 'combobox', 'listbox'],
])

const isOf = (element: Element, tag: string) => element.localName === tag

const hasLabelOnly = (element: Element) =>
  element instanceof HTMLInputElement && ['password', 'file', 'date'].includes(element.type)

/** Roles as Playwright and the standard understand them: a summary has none. */
const roleOf = (element: Element): string | null =>
  isOf(element, 'summary') && !element.hasAttribute('role') ? null : getRole(element)

export const isControl = (element: Element): boolean =>
  hasLabelOnly(element) || isOf(element, 'summary') || controls.has(roleOf(element) ?? '')

/** The control that contains what was pressed or touched. @param path of the event, from the inside out */
export const controlIn = (path: readonly EventTarget[]): Element | undefined =>
  path.find((target) => target instanceof Element && isControl(target)) as Element | undefined

/** The place of an element among those that are found in the same way; undefined for the first. */
const placeAmong = (element: Element, isSame: (other: Element) => boolean) => {
  const root = element.getRootNode() as Document | ShadowRoot
  const same = [...root.querySelectorAll(element.localName === 'summary' ? 'summary' : '*')].filter(
    (other) => other === element || (isSame(other) && !isInaccessible(other)),
  )
  return same.indexOf(element) > 0 ? { nth: same.indexOf(element) } : {}
}

/**
 * How a person finds a control: by its role and name, by its label, or by its text.
 * @param hide hides secrets in names
 */
export const describeElement = (element: Element, hide: (text: string) => string): Named => {
  const name = computeAccessibleName(element)
  const isNamedSo = (other: Element) => computeAccessibleName(other) === name
  if (hasLabelOnly(element))
    return {
      label: hide(name),
      ...placeAmong(element, (other) => hasLabelOnly(other) && isNamedSo(other)),
    }
  const role = roleOf(element)
  if (role === null) {
    const text = element.textContent.trim()
    return {
      text: hide(text),
      ...placeAmong(element, (other) => other.textContent.trim() === text),
    }
  }
  return {
    ...{ role, name: hide(name) },
    ...placeAmong(element, (other) => roleOf(other) === role && isNamedSo(other)),
  }
}
