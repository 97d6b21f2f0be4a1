import { excused } from '../tests/mutate/excused.ts'
import { chosenAreas } from './mutate/areas.ts'
import { measure } from './mutate/measure.ts'
import { head, percent, row, scoreOf, total } from './mutate/score.ts'

/**
 * `npm run mutate [folder or file…]`: puts mistakes into the domain, the machines and the server's rules, one at a
 * time, and runs the tests that reach them. Prints unnoticed mistakes and a table of scores. Fails below the required
 * score, and for an unused excuse in tests/mutate/excused.ts. Results are cached in .cache/mutate until the source or
 * the test changes.
 */
const areas = chosenAreas(process.argv.slice(2))
if (areas.length === 0) throw new Error('no folder of src/domain, src/machines or the server rules')

// Ends the processes of the tests too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

let hasFailed = false
for (const area of areas) {
  const { measured, broken } = await measure(area, (line) => console.error(line))
  const scores = measured.map((file) => scoreOf(file, excused))
  const all = total(area.folder, scores)
  for (const survivor of all.survivors) console.log(survivor)
  console.log(`\n${head}`)
  for (const score of scores.filter(({ mutants }) => mutants > 0)) console.log(row(score))
  console.log(`${row(all)}  (wanted: ${area.wanted} %)\n`)
  for (const excuse of all.stale) console.log(`An excuse matches nothing that survives: ${excuse}`)
  for (const message of broken) console.log(`Fails without any mutant: ${message}`)
  hasFailed ||= broken.length > 0 || percent(all) < area.wanted || all.stale.length > 0
}
process.exitCode = hasFailed ? 1 : 0
