import { directionOf } from '../../../src/domain/settings/languages.ts'

/** A word of Latin letters, without the punctuation after it. */
const latin = /[A-Za-z](?:[\w.+:,?=&/-]*[\w+=&/-])?/.source

/** Names in quotes, and runs of Latin letters: addresses, keys, names of calls. */
const foreign = new RegExp(`("[^"]*"|/[^\\s"،]*|${latin}(?: ${latin})*)`)

/** A text with names and code in it. Where the text runs from right to left, these keep their own direction. */
export function MixedText({ text, language }: { text: string; language: string }) {
  if (directionOf(language) === 'ltr') return text
  return text.split(foreign).map((part, index) => {
    if (index % 2 === 0) return part
    return (
      <bdi key={index} dir={part.startsWith('"') ? 'auto' : 'ltr'}>
        {part}
      </bdi>
    )
  })
}
