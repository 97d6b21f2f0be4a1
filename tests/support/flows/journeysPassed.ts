import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsFolder } from './flowPaths.ts'

const folder = join(pathsFolder, 'inChromium')
const fileOf = (journey: string) => join(folder, `${journey}.json`)

/** The parts that each replay of a journey in Chromium has passed since they are kept; undefined if there was none. */
export const readPassed = (journey: string): readonly string[] | undefined =>
  existsSync(fileOf(journey)) ? JSON.parse(readFileSync(fileOf(journey), 'utf8')) : undefined

/** Keeps what a replay has passed, for `npm run derive`: only what every replay passes can be relied on. */
export const keepPassed = (journey: string, passed: ReadonlySet<string>): void => {
  const before = readPassed(journey)
  mkdirSync(folder, { recursive: true })
  const always = before ? before.filter((id) => passed.has(id)) : [...passed]
  writeFileSync(fileOf(journey), JSON.stringify(always))
}
