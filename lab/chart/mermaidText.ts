/** Letters that mean nothing to Mermaid; all others are written as its entity codes. */
const plainLetter = /[\p{L}\p{N} _.,()[\]/=&|?!+*'→-]/u

/** A label that Mermaid shows unchanged. */
export const mermaidText = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()]
    .map((letter) => (plainLetter.test(letter) ? letter : `#${letter.codePointAt(0)};`))
    .join('')
