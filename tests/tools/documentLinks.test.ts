import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const written = globSync(
  ['{docs,deploy}/**/*.md', '*.md', '{src,lab,server,mocks,tests,tools}/**/*.{ts,tsx,mjs,css,mdx}'],
  { cwd: root },
)

/** The targets of a page's links, relative to the root of the repository. */
const linksIn = (path: string): string[] =>
  [...textOf(path).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => join(dirname(path), to))

const mentionsIn = (path: string): string[] =>
  [...textOf(path).matchAll(/\bdocs\/[\w/.-]+\.md\b/g)].map(([to]) => to)

const dead = (found: (path: string) => readonly string[], paths: readonly string[]) =>
  paths.flatMap((path) =>
    found(path)
      .filter((to) => !existsSync(join(root, to)))
      .map((to) => `${path}: ${to}`),
  )

test('every link of a page leads to a file', () => {
  expect(
    dead(
      linksIn,
      written.filter((path) => path.endsWith('.md')),
    ),
  ).toEqual([])
})

test('every mentioned page exists', () => {
  expect(written.flatMap(mentionsIn).length).toBeGreaterThan(10)
  expect(dead(mentionsIn, written)).toEqual([])
})

test('a folder of decisions has at most 25 pages', () => {
  const folders = Map.groupBy(globSync('docs/decisions/**/*.md', { cwd: root }), dirname)
  expect([...folders].filter(([, pages]) => pages.length > 25).map(([folder]) => folder)).toEqual(
    [],
  )
})
