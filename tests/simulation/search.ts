import { generate } from './generate.ts'
import type { Invariant } from './invariants.ts'
import { type Report, run } from './run.ts'
import type { Schedule } from './schedule.ts'
import { shrink } from './shrink.ts'

/** A failed schedule after shrinking. */
export interface Found {
  readonly seed: number
  readonly invariant: Invariant
  readonly schedule: Schedule
  readonly report: Report
}

/** Whether a run broke an invariant, with a message that matches `says`. */
export const breaks = ({ violations }: Report, invariant: Invariant, says = /(?:)/): boolean =>
  violations.some((violation) => violation.invariant === invariant && says.test(violation.what))

/** Shrinks a schedule that breaks an invariant as far as possible; returns it with its result. */
export const smallest = async (schedule: Schedule, invariant: Invariant): Promise<Found> => {
  const small = await shrink(schedule, async (candidate) => breaks(await run(candidate), invariant))
  return { seed: schedule.seed, invariant, schedule: small, report: await run(small) }
}

/** Runs the schedules of some seeds, and reports each. */
export async function* runSeeds(
  from: number,
  count: number,
): AsyncGenerator<{ readonly seed: number; readonly schedule: Schedule; readonly report: Report }> {
  for (let seed = from; seed < from + count; seed += 1) {
    const schedule = generate(seed)
    yield { seed, schedule, report: await run(schedule) }
  }
}
