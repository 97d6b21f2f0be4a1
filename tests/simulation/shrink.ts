import type { Schedule, Step } from './schedule.ts'

type Fails = (schedule: Schedule) => Promise<boolean>

const without = <T>(all: readonly T[], from: number, count: number): readonly T[] => [
  ...all.slice(0, from),
  ...all.slice(from + count),
]

/** Smaller schedules, the smallest first. */
function* smaller(schedule: Schedule): Generator<Schedule> {
  const { steps, tabs, carts, wishes } = schedule
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let from = 0; from < steps.length; from += size)
      yield { ...schedule, steps: without(steps, from, size) }
  if (tabs.length > 1) for (const tab of tabs.keys()) yield withoutTab(schedule, tab)
  for (const [customer, rows] of Object.entries(carts))
    for (const variant of Object.keys(rows)) {
      const left = Object.fromEntries(Object.entries(rows).filter(([id]) => id !== variant))
      yield { ...schedule, carts: { ...carts, [customer]: left } }
    }
  for (const [customer, slugs] of Object.entries(wishes))
    for (const slug of slugs)
      yield { ...schedule, wishes: { ...wishes, [customer]: slugs.filter((one) => one !== slug) } }
  for (const [place, step] of steps.entries())
    for (const wait of [0, 100, 1_000])
      if (wait < step.wait)
        yield {
          ...schedule,
          steps: steps.map((each, at): Step => (at === place ? { ...each, wait } : each)),
        }
}

const withoutTab = (schedule: Schedule, gone: number): Schedule => ({
  ...schedule,
  tabs: schedule.tabs.filter((_, tab) => tab !== gone),
  steps: schedule.steps
    .filter((step) => !('tab' in step) || step.tab !== gone)
    .map((step) => ('tab' in step && step.tab > gone ? { ...step, tab: step.tab - 1 } : step)),
})

/**
 * The smallest schedule that still fails and can be reached by removing one part after another.
 * @param fails whether a schedule shows the same failure
 */
export const shrink = async (failing: Schedule, fails: Fails): Promise<Schedule> => {
  for (const candidate of smaller(failing))
    if (await fails(candidate)) return shrink(candidate, fails)
  return failing
}
