import { expect, onTestFailed, test } from 'vitest'
import { finders } from './finders.ts'
import { generate } from './generate.ts'
import type { Invariant } from './invariants.ts'
import { readKept } from './kept.ts'
import { knownFaults } from './knownFaults.ts'
import { describe, hintOf } from './report.ts'
import { run } from './run.ts'
import { runSeeds, smallest } from './search.ts'

/** 2,000 altogether, in sixteen tests, so that no test takes long. */
const seeds = 125

for (const [name, { about, invariant, schedule }] of readKept()) {
  const isKnown = knownFaults.kept.includes(name)
  test(`Kept ${name}${isKnown ? ' (a known fault)' : ''}: ${about}`, async () => {
    const report = await run(schedule)
    onTestFailed(() => void process.stdout.write(`${describe(schedule, report)}\n`))
    const broken = report.violations.map((violation) => violation.invariant)
    if (isKnown) expect(broken, 'it is repaired: take it off knownFaults.ts').toContain(invariant)
    else expect(report.violations).toEqual([])
  })
}

test('Every fault with a name has a kept schedule', () => {
  const kept = readKept().map(([name]) => name)
  expect(Object.keys(finders).filter((name) => !kept.includes(name))).toEqual([])
  expect(knownFaults.kept.filter((name) => !kept.includes(name))).toEqual([])
})

test('The same schedule gives the same run, to the letter, whatever ran before it', async () => {
  const some = Array.from({ length: 15 }, (_, place) => generate(place + 1))
  const first = []
  for (const schedule of some) first.push(await run(schedule))
  for (const [place, schedule] of [...some.entries()].toReversed())
    expect(await run(schedule)).toEqual(first[place])
})

test.each(Array.from({ length: 16 }, (_, place) => 1 + place * seeds))(
  `${seeds} seeded schedules from seed %i break only known invariants`,
  {
    timeout: 60_000,
  },
  async (from) => {
    const known = new Set<Invariant>(knownFaults.invariants)
    const failed = new Map<Invariant, number>()
    for await (const { schedule, report } of runSeeds(from, seeds)) {
      for (const { invariant } of report.violations)
        failed.set(invariant, (failed.get(invariant) ?? 0) + 1)
      const news = report.violations.find(({ invariant }) => !known.has(invariant))
      if (!news) continue
      const found = await smallest(schedule, news.invariant)
      expect.fail(`${describe(found.schedule, found.report)}\n\n${hintOf(found.seed)}`)
    }
    const tally = [...failed].map(([invariant, times]) => `${invariant} ${times}`)
    if (tally.length > 0) process.stdout.write(`known faults met: ${tally.join(', ')}\n`)
  },
)
