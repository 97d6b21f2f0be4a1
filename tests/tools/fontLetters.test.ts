import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontLetters } from '../../tools/parts/fontLetters.ts'

test.each(Object.entries(fontLetters))(
  'Scenario: the style sheet uses the small font %s for exactly its letters',
  (name, expected) => {
    const path = join(import.meta.dirname, '../../src/views/styles/fonts.css')
    const sheet = readFileSync(path, 'utf8')
    const ranges = new RegExp(`${name}\\.woff2[^}]*unicode-range:\\s*([^;]*);`).exec(sheet)?.[1]
    const letters = ranges?.split(', ').flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, place) => String.fromCharCode(from + place))
    })
    expect(letters?.toSorted()).toEqual([...expected].toSorted())
  },
)
