/** An element of the panel. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** A heading with its items; nothing without any. */
export const section = (title: string, items: readonly Node[]) =>
  items.length === 0 ? [] : [element('h2', {}, title), element('ul', {}, ...items)]

/** A link that begins scenarios, of the mocks or saved, separated by commas. */
export const linkTo = (scenarios: string, text: string) =>
  element('a', { href: `/?scenario=${encodeURIComponent(scenarios)}` }, text)
