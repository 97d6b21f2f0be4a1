const escapes: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

/** Text as it may stand in markup, within an attribute too. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

/** An element without content; what is undefined is left out, and what is true has no value. */
export const emptyElement = (
  tag: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
    )
    .join('')} />`
