import { join } from 'node:path'
import { utcDay } from '../src/domain/shell/utcDay.ts'
import { contractSince, describeContractNow } from './contract/contractSince.ts'
import { contractDiffText } from './contract/diffText.ts'
import { release, releasedFile } from './contract/release.ts'
import { UnknownRevision } from './parts/revision.ts'
import { runProgram } from './parts/runProgram.ts'

/**
 * `npm run contract -- diff [REVISION]`: what differs in the contract since a revision, and what of it breaks clients.
 *
 * `npm run contract -- release`: makes the contract the released one (CONTRIBUTING.md).
 */
const main = async ([command, revision]: readonly string[]): Promise<boolean> => {
  if (command === 'diff') {
    const { since, differences } = await contractSince(revision)
    console.log(contractDiffText(since, differences))
    return true
  }
  if (command === 'release') {
    release(await describeContractNow(), utcDay(Date.now()))
    const biome = join(import.meta.dirname, '../node_modules/.bin/biome')
    return runProgram(biome, ['format', '--write', releasedFile])
  }
  console.error('npm run contract -- diff [REVISION], or npm run contract -- release')
  return false
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  if (!(error instanceof UnknownRevision)) throw error
  console.error(error.message)
  process.exitCode = 1
}
