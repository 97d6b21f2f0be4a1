import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { titleLetters } from '../../tools/parts/titleLetters.ts'

test('Scenario: the style sheet uses the small font of titles for exactly its letters', () => {
  const path = join(import.meta.dirname, '../../src/views/styles/fonts.css')
  const ranges = /titles\.woff2[^}]*unicode-range:\s*([^;]*);/.exec(readFileSync(path, 'utf8'))?.[1]
  const letters = ranges?.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, place) => String.fromCharCode(from + place))
  })
  expect(letters?.toSorted()).toEqual([...titleLetters].toSorted())
})
