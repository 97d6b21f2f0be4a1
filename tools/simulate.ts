import { parseArgs } from 'node:util'
import { finders } from '../tests/simulation/finders.ts'
import type { Invariant } from '../tests/simulation/invariants.ts'
import { type Kept, readKept, writeKept } from '../tests/simulation/kept.ts'
import { describe, hintOf } from '../tests/simulation/report.ts'
import { run } from '../tests/simulation/run.ts'
import { breaks, type Found, runSeeds, smallest } from '../tests/simulation/search.ts'

/**
 * `npm run simulate -- --seeds N [--from N] [--keep]`: runs seeded schedules of buyers' acts and network faults against
 * the client's machines, and prints the smallest schedule of each invariant that fails. `--keep` saves them in
 * tests/simulation/kept. `--find NAME`, or `--find all`, searches for known faults.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
    find: { type: 'string' },
  },
})

/** Number of latencies to try until a schedule triggers its fault. */
const triedLatencies = 100

const keep = (name: string, kept: Kept) => {
  if (!values.keep) return
  writeKept(name, kept)
  console.log(`Kept as tests/simulation/kept/${name}.json`)
}

const find = async (name: string) => {
  const finder = finders[name]
  if (!finder) throw new Error(`no fault is called ${name}: ${Object.keys(finders).join(', ')}`)
  const { about, invariant, says } = finder
  for (let seed = 1; seed <= triedLatencies; seed += 1) {
    const schedule = { seed, ...finder.schedule }
    const report = await run(schedule)
    if (!breaks(report, invariant, says)) continue
    console.log(`\n── ${name}: found with seed ${seed} ──\n${describe(schedule, report)}`)
    return keep(name, { about, invariant, schedule })
  }
  console.log(`\n── ${name}: not found in ${triedLatencies} seeds ──`)
}

const table = (title: string, counts: ReadonlyMap<string, number>) => {
  console.log(`\n${title}`)
  for (const [what, times] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${what.padEnd(28)} ${String(times).padStart(9)}`)
}

const simulate = async (from: number, count: number) => {
  const began = performance.now()
  const counts = new Map<string, number>()
  const failed = new Map<string, number>()
  const found = new Map<Invariant, Found>()
  let done = 0
  let broken = 0
  for await (const { schedule, report } of runSeeds(from, count)) {
    done += 1
    if (report.violations.length > 0) broken += 1
    for (const [what, times] of report.counts) counts.set(what, (counts.get(what) ?? 0) + times)
    for (const invariant of new Set(report.violations.map((each) => each.invariant))) {
      failed.set(invariant, (failed.get(invariant) ?? 0) + 1)
      if (!found.has(invariant)) found.set(invariant, await smallest(schedule, invariant))
    }
    if (done % 500 === 0 || done === count) {
      const each = (performance.now() - began) / done
      console.log(`${done} of ${count} schedules, ${broken} broken, ${each.toFixed(1)} ms each`)
    }
  }
  for (const [invariant, one] of found) {
    console.log(`\n── ${invariant}: seed ${one.seed} ──\n${describe(one.schedule, one.report)}`)
    console.log(`\n${hintOf(one.seed)}`)
    const { seed, schedule } = one
    keep(`${invariant}.${seed}`, { about: `Found by seed ${seed}.`, invariant, schedule })
  }
  table('Acts and faults ("met": a call or an event was there for it)', counts)
  if (failed.size > 0) table('Schedules that broke an invariant', failed)
  const names = readKept().length
  console.log(`\n${count} schedules, ${broken} broken; ${names} schedules are kept`)
  process.exitCode = broken > 0 ? 1 : 0
}

if (values.find === undefined) await simulate(Number(values.from), Number(values.seeds))
else
  for (const name of values.find === 'all' ? Object.keys(finders) : [values.find]) await find(name)
// The tables of the mock shop have channels to other documents, which keep the process running.
process.exit()
