const escapes: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

/** Escapes text for markup and attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

/** An empty element. Undefined attributes are omitted, `true` gives an attribute without value. */
export const emptyElement = (
  tag: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
    )
    .join('')} />`
