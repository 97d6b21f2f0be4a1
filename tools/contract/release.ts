import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractDescription } from './description.ts'
import type { ContractDifference } from './diffContract.ts'

const root = join(import.meta.dirname, '../..')

/** The contract of the last release, committed since a clone may have no history. */
export const releasedFile = join(root, 'tests/fixtures/contract.json')
const changesFile = join(root, 'docs/changes.md')

const next = '## Not released'

export const readReleased = (): ContractDescription =>
  JSON.parse(readFileSync(releasedFile, 'utf8'))

/** What `docs/changes.md` says about the time since the last release. */
export const readUnreleased = (changes = readFileSync(changesFile, 'utf8')): string => {
  const section = changes.split(/^(?=## )/m).find((one) => one.startsWith(next))
  if (section === undefined) throw new Error(`docs/changes.md has no section "${next}"`)
  return section
}

/** The breaking differences whose call the text does not name, as `cart.add` in backquotes. */
export const unnamedBreaks = (
  differences: readonly ContractDifference[],
  text: string,
): readonly ContractDifference[] =>
  differences.filter(({ call, isBreaking }) => isBreaking && !text.includes(`\`${call}\``))

/** The page of changes with the section of the next release closed by its date. */
export const withRelease = (changes: string, date: string): string =>
  changes.replace(next, `${next}\n\nNothing yet.\n\n## ${date}`)

/** Makes a contract the released one: keeps it, and closes the section of the changes. */
export const release = (contract: ContractDescription, date: string): void => {
  writeFileSync(releasedFile, `${JSON.stringify(contract, null, 2)}\n`)
  writeFileSync(changesFile, withRelease(readFileSync(changesFile, 'utf8'), date))
}
