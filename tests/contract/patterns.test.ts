import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { describe, expect, test } from 'vitest'
import { parseSource, type SyntaxNode } from '../../tools/mutate/syntax.ts'

const root = join(import.meta.dirname, '..', '..')

/** The code that reads untrusted texts: the server, and the code that it shares with the pages. */
const files = globSync(['src/contracts/**/*.ts', 'src/domain/**/*.ts', 'server/**/*.ts'], {
  cwd: root,
}).toSorted()

interface Pattern {
  readonly file: string
  readonly source: string
  readonly flags: string
}

const patternsBelow = (node: SyntaxNode, file: string): Pattern[] => {
  const { regex } = node as { regex?: { pattern: string; flags: string } }
  const own = regex ? [{ file, source: regex.pattern, flags: regex.flags }] : []
  const inner = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return [
    ...own,
    ...inner.flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'type' in one
        ? patternsBelow(one as SyntaxNode, file)
        : [],
    ),
  ]
}

const patterns = files.flatMap((file) =>
  patternsBelow(parseSource(file, readFileSync(join(root, file), 'utf8')), file),
)

/** Patterns that are not linear, each with the limit of the text they read. */
const excused: Readonly<Record<string, string>> = Object.fromEntries(
  ['<html[^>]*>', '<meta name="description"[^>]*>\\s*', '<title[^>]*>[^<]*<\\/title>'].map(
    (source) => [`server/storefront/fillHead.ts /${source}/`, 'reads the built index.html alone'],
  ),
)

describe('Every pattern takes at most linear time', () => {
  test('patterns are found', () => {
    expect(patterns.length).toBeGreaterThan(50)
  })

  test.each(patterns.map((pattern) => [`${pattern.file} /${pattern.source}/`, pattern] as const))(
    '%s',
    async (name, { source, flags }) => {
      const { status } = await check(source, flags, { timeout: 20_000 })
      expect(status === 'safe' || name in excused, `${name} is ${status}`).toBe(true)
    },
  )

  test('every excused pattern exists', () => {
    const names = new Set(patterns.map(({ file, source }) => `${file} /${source}/`))
    expect(Object.keys(excused).filter((name) => !names.has(name))).toEqual([])
  })
})
