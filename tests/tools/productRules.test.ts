import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const productPage = 'docs/product.md'

/** All written files. Excludes fixtures, and this file, which contains the patterns. */
const paths = globSync(
  [
    '{src,lab,server,mocks,tests,tools,docs,deploy}/**/*.{ts,tsx,mts,mjs,css,json,md,mdx}',
    '*.{ts,json,md,html}',
  ],
  { cwd: root },
).filter(
  (path) =>
    !path.startsWith(join('tests', 'fixtures')) &&
    path !== 'package-lock.json' &&
    path !== relative(root, import.meta.filename),
)

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The text with each comment on one line, so that a citation may be wrapped. */
const unwrapped = (text: string) => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')

const area = ([letter = '']: string) => letter
const place = (rule: string) => Number(rule.slice(1))

/** The rules of a citation; `A1 to A3` cites A1, A2 and A3. */
const citedIn = (citation: string): string[] =>
  [...citation.matchAll(/([A-Z]\d+)(?: to ([A-Z]\d+))?/g)].flatMap(([, from = '', to = from]) =>
    area(from) === area(to) && place(from) <= place(to)
      ? Array.from(
          { length: place(to) - place(from) + 1 },
          (_, i) => area(from) + (place(from) + i),
        )
      : [from, to, `no range: ${from} to ${to}`],
  )

const citation = /\b[Rr]ules? \(?([A-Z]\d+(?:(?:, | and | or | to )[A-Z]\d+)*)/g

/** The rules that a file cites. */
const rulesCitedBy = (path: string): readonly string[] =>
  [...unwrapped(textOf(path)).matchAll(citation)].flatMap(([, cited = '']) => citedIn(cited))

/** Rules that no code cites, each with the reason. */
const excused: Readonly<Record<string, string>> = {
  I4: 'In part: only lists with pages have total, page and limit; the others have `data` alone.',
}

const page = textOf(productPage)
const rules = [...page.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, rule = '']) => rule)

test('the product page numbers each rule once, in order, and refers only to rules that it has', () => {
  const areas = [...new Set(rules.map(area))]
  const sorted = rules.toSorted(
    (a, b) => areas.indexOf(area(a)) - areas.indexOf(area(b)) || place(a) - place(b),
  )
  expect(rules).toEqual([...new Set(sorted)])
  const named = new RegExp(`\\b[${areas.join('')}]\\d+\\b`, 'g')
  expect([...page.matchAll(named)].map(([rule]) => rule).filter((r) => !rules.includes(r))).toEqual(
    [],
  )
})

test('every rule that is cited is on the product page', () => {
  const unknown = paths.flatMap((path) =>
    rulesCitedBy(path)
      .filter((rule) => !rules.includes(rule))
      .map((rule) => `${path}: ${rule}`),
  )
  expect(unknown).toEqual([])
})

test('every rule is cited by the code that implements it, or is excused with a reason', () => {
  const code = paths.filter((path) => /^(src|server|lab|mocks|tools)\b/.test(path))
  const cited = new Set(code.flatMap(rulesCitedBy))
  expect(rules.filter((rule) => !cited.has(rule)).toSorted()).toEqual(
    Object.keys(excused).toSorted(),
  )
})

test('only documents of the repository are cited', () => {
  const foreign = /\b[Ss]pecification\b(?!:)|\(decisions[,:)]|\bdecisions, [A-Z]|\(architecture,/
  const citing = paths.flatMap((path) => {
    const [found] = foreign.exec(unwrapped(textOf(path))) ?? []
    return found === undefined ? [] : [`${path}: ${found}`]
  })
  expect(citing).toEqual([])
})
