import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import en from '../../src/app/i18n/catalogues/en.ts'
import first from '../../src/app/i18n/catalogues/first.ts'
import { firstMessages } from '../../src/contracts/messages/first.ts'
import pages from '../../src/contracts/pages/en.first.ts'

const root = join(import.meta.dirname, '..', '..', 'src', 'app')

/**
 * The views that the first page loads: the static imports of the entry and the front page. Sentences of machines and
 * replies of the server are only shown after an interaction, which fetches all texts. The heads of the other pages load
 * with those pages.
 */
const loadedFirst = () => {
  const files = new Set([join(root, 'main.tsx'), join(root, 'pages', 'content', 'home.tsx')])
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [, path = ''] of source.matchAll(
      /^(?:import|export|\}) (?!type ).*?'(\.[^']+)'$/gm,
    )) {
      const imported = join(dirname(file), path)
      if (/\.tsx?$/.test(imported) && existsSync(imported)) files.add(imported)
    }
  }
  return [...files].filter(
    (file) => !/i18n|machines|contracts|pageHead\.ts|shell\/pages\.ts/.test(file),
  )
}

/** The keys of a catalogue that a source contains, with or without a plural form. */
const keysIn = (source: string) =>
  Object.keys(en).filter((key) => source.includes(`'${key.replace(/_(one|other)$/, '')}'`))

test('The first page has every text that it shows', () => {
  const files = loadedFirst()
  const missing = files.flatMap((file) =>
    keysIn(readFileSync(file, 'utf8')).filter((key) => !(key in first)),
  )
  expect(files.length).toBeGreaterThan(60)
  expect(missing).toEqual([])
})

test('The first page contains no text that only later pages show', () => {
  const said = loadedFirst()
    .filter((file) => !/[\\/](messages\.first|en\.first)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  // Used by a composed key, or shown by the head of the page.
  const isSpelledOut = (key: string) => /^(home\.how|shell\.theme)\./.test(key)
  const unsaid = Object.keys(first).filter(
    (key) =>
      !(key in firstMessages) &&
      !(key in pages) &&
      !isSpelledOut(key) &&
      !said.includes(`'${key.replace(/_(one|other)$/, '')}'`),
  )
  expect(unsaid).toEqual([])
})
