import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import ar from '../../src/app/i18n/catalogues/ar.ts'
import en from '../../src/app/i18n/catalogues/en.ts'
import hi from '../../src/app/i18n/catalogues/hi.ts'
import it from '../../src/app/i18n/catalogues/it.ts'
import { pages } from '../../src/domain/shell/pages.ts'
import { english as sentences } from '../../src/domain/shell/said.ts'

const root = join(import.meta.dirname, '..', '..')
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, en, hi, it }
const english: Readonly<Record<string, string>> = en

const plural = /_(zero|one|two|few|many|other)$/
const counted = new Set(
  Object.keys(en)
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(plural, '')),
)

/** The keys of a catalogue of `language`: the English ones with its own plural forms. */
const keysOf = (language: string) => [
  ...Object.keys(en).filter((key) => !counted.has(key.replace(plural, ''))),
  ...new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.flatMap((category) => [...counted].map((key) => `${key}_${category}`)),
]

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+(, \w+)?\}\}/g))].sort()

test('these tests cover every file of the catalogues', () => {
  const files = globSync('src/app/i18n/catalogues/*.ts', {
    cwd: root,
    exclude: ['**/first.ts', '**/catalogue.ts'],
  })
  expect(files.map((file) => basename(file, '.ts')).sort()).toEqual(Object.keys(catalogues).sort())
})

describe.for(Object.keys(catalogues))('The catalogue %s', (language) => {
  const catalogue = catalogues[language] ?? {}

  test('has the keys of the English one in the plural forms of its language', () => {
    expect(Object.keys(catalogue).sort()).toEqual(keysOf(language).sort())
  })

  test('has the placeholders of the English one', () => {
    const differing = Object.entries(catalogue).flatMap(([key, text]) => {
      const base = key.replace(plural, '')
      const wanted = placeholders(english[key] ?? english[`${base}_other`] ?? '')
      const has = placeholders(text)
      // "One piece" and "two pieces" are words in some languages.
      const isWord = /_(zero|one|two)$/.test(key) && counted.has(base)
      const isRight = isWord
        ? has.every((each) => wanted.includes(each))
        : has.join() === wanted.join()
      return isRight ? [] : [{ key, wanted, has }]
    })
    expect(differing).toEqual([])
  })

  test('leaves no text empty', () => {
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('The texts are used', () => {
  const sources = globSync('{src,lab,server}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/i18n\/catalogues|contracts\/(messages|pages)/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

  /** Keys that are composed where they are used, by a template in the source. */
  const built = [
    ['checkout.shipping.', 'choice'],
    ['home.how.', 'step', '.text'],
    ['home.how.', 'step', '.title'],
    ['listing.sort.', 'sort'],
    ['listing.stock.', 'stock'],
    ['listing.view.', 'each'],
    ['filters.', 'name'],
    ['order.status.', 'order.status'],
    ['tax.note.', 'taxRule'],
    ['order.paper.', 'kind'],
    ['moved.', 'choice'],
    ['moved.said.', 'answer'],
    ['moved.', 'choice', 'Means'],
    ['payment.method.', 'method'],
    ['payment.text.', 'method'],
    ['payment.status.', 'status'],
    ['payment.entry.', 'kind'],
    ['problem.', 'code'],
    ['shell.theme.', 'value'],
    ['request.kind.', 'kind'],
    ['request.state.', 'state'],
    ['request.stateText.', 'state'],
    ['askReturn.reason.', 'reason'],
  ] as const

  /** The texts of the pages' heads. */
  const ofPages = new Set<string>([
    ...pages.flatMap(({ kind, head }) => [
      ...(head === null ? [] : [`${kind}.title`]),
      ...(head === 'described' ? [`${kind}.lead`] : []),
    ]),
    // A customer's view of the page where guests register.
    'account.title',
  ])

  test('every composed key is composed in the source', () => {
    expect(
      built.filter(([head, name, tail = '']) => !sources.includes(`${head}\${${name}}${tail}\``)),
    ).toEqual([])
  })

  test('no key is unused, except fixed sentences (rule G5)', () => {
    const unused = Object.keys(en).filter((key) => {
      const base = key.replace(plural, '')
      return !(
        key in sentences ||
        ofPages.has(key) ||
        sources.includes(`'${key}'`) ||
        (counted.has(base) && sources.includes(`'${base}'`)) ||
        built.some(([head, , tail = '']) => key.startsWith(head) && key.endsWith(tail))
      )
    })
    expect(unused).toEqual([])
  })
})
