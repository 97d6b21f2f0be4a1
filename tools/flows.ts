import { machineNames } from '../lab/run/names.ts'
import { models } from '../tests/e2e/models/index.ts'
import { keptFlows } from '../tests/support/flows/keptFlows.ts'
import { chartsSince } from './flows/chartsSince.ts'
import { diffText } from './flows/diffText.ts'
import { Refused, readOptions } from './flows/options.ts'
import { replay } from './flows/replay.ts'
import { UnknownRevision } from './parts/revision.ts'

/**
 * `npm run flows -- [MACHINE|journey ["TITLE"]] [--watch [--slow MS]] [--record-again]`: replays the recorded flows, the derived paths
 * and the journeys, on the machines and in Chromium; those of one machine, the journeys alone, or one by its title.
 * `--watch` shows the browser; `--record-again` writes down what the journeys lead to today.
 *
 * `npm run flows -- diff [REVISION]`: what differs in the statecharts since a revision.
 */
const main = async ([first, ...rest]: readonly string[]): Promise<boolean> => {
  if (first !== 'diff') return replay(readOptions(process.argv.slice(2), machineNames), models)
  console.log(diffText(await chartsSince(rest[0]), keptFlows()))
  return true
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  if (!(error instanceof Refused || error instanceof UnknownRevision)) throw error
  console.error(error.message)
  process.exitCode = 1
}
