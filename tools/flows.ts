import { machineNames } from '../lab/run/names.ts'
import { models } from '../tests/e2e/models/index.ts'
import { replay } from './flows/replay.ts'
import { Refused, readWish } from './flows/wish.ts'

/**
 * `npm run flows -- [MACHINE ["TITLE"]] [--watch [--slow MS]]`: replays the recorded flows and the derived paths, on
 * the machines and in Chromium; those of one machine, or one flow by its title. `--watch` shows the browser.
 */
const main = (args: readonly string[]): boolean => replay(readWish(args, machineNames), models)

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
