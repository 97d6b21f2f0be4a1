import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const mostFiles = 25
const mostLines = 250

/** Folders with more files, each with the reason. */
const largeFolders: Readonly<Record<string, string>> = {
  'server/store/migrations':
    'A migration is never removed, and they run in the order of their names.',
}

/** Files with more lines, each with the reason. */
const longFiles: Readonly<Record<string, string>> = {
  'src/app/i18n/catalogues/ar.ts': 'A table: the texts of a language.',
  'src/app/i18n/catalogues/en.ts': 'A table: the texts of a language.',
  'src/app/i18n/catalogues/hi.ts': 'A table: the texts of a language.',
  'src/app/i18n/catalogues/it.ts': 'A table: the texts of a language.',
  'src/domain/shell/pages.ts': 'A table: the pages of the shop.',
  'server/store/schema.ts': 'A table: the columns of the database.',
  'server/store/migrations/0001_initial.ts': 'A table; it is frozen.',
  'tests/domain/orders/charges/taxCases.ts': 'A table: the golden cases of taxes.',
  'tests/machines/drops/allowedDrops.ts': 'A table: the events that a machine may drop.',
  'lab/stories/flowLab.stories.tsx': 'A table: a story for each machine.',
  'lab/examples/parts/samples.ts': 'A table: the shared examples of values.',
}

const filesIn = (folders: string) => globSync(`${folders}/**/*.{ts,tsx,mjs,css}`, { cwd: root })
const sources = filesIn('{src,server,mocks,lab,tools}')
const files = [...sources, ...filesIn('tests')]
const linesOf = new Map(
  files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length - 1]),
)

test('no folder of sources or tests has more than 25 files', () => {
  const counts = Object.entries(Object.groupBy(files, (file) => dirname(file)))
  const large = counts.flatMap(([folder, inside]) =>
    (inside?.length ?? 0) > mostFiles ? [folder] : [],
  )
  expect(large.toSorted()).toEqual(Object.keys(largeFolders).toSorted())
})

test('no file of sources or tests has more than 250 lines', () => {
  const long = files.filter((file) => (linesOf.get(file) ?? 0) > mostLines)
  expect(long.toSorted()).toEqual(Object.keys(longFiles).toSorted())
})

test('half of the files of sources have at most 60 lines', () => {
  const lengths = sources.map((file) => linesOf.get(file) ?? 0).toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
})
