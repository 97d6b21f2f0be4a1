import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './areas.ts'

/** The results of a test file for the mutants of a source, by number. */
export interface Verdicts {
  readonly source: string
  readonly reached: readonly number[]
  readonly noticed: number[]
  readonly passed: number[]
}

interface Kept {
  readonly key: string
  readonly verdicts: Record<string, Verdicts>
}

const hash = (...texts: string[]) => createHash('sha256').update(texts.join('\0')).digest('hex')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Results of other versions of this tool are invalid. */
const tool = hash(
  ...['operators', 'mutants', 'instrument', 'syntax', 'runner'].map((name) =>
    read(`tools/mutate/${name}.ts`),
  ),
)

const folder = join(root, '.cache', 'mutate')
const placeOf = (test: string) => join(folder, `${test}.json`)

/** The hash of a source, to detect outdated results. */
export const sourceHash = (source: string) => hash(read(source))

/** The cached results of a test file, valid while its text, the source and this tool have not changed. */
export const readResults = (test: string): Kept => {
  const key = hash(tool, read(test))
  const place = placeOf(test)
  const kept = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Kept) : null
  if (kept?.key !== key) return { key, verdicts: {} }
  const current = Object.entries(kept.verdicts).filter(
    ([source, verdicts]) =>
      existsSync(join(root, source)) && verdicts.source === sourceHash(source),
  )
  return { key, verdicts: Object.fromEntries(current) }
}

/** Caches the results of a test file. */
export const writeResults = (test: string, kept: Kept) => {
  const place = placeOf(test)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify(kept))
}

/** Where the run of a test file reports its progress. */
export const progressOf = (test: string) => {
  const place = `${placeOf(test)}l`
  mkdirSync(dirname(place), { recursive: true })
  return place
}
