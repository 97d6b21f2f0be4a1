import type { Journey } from '../../../lab/journey/journey.ts'

type Steps = Journey['steps']
type Step = Steps[number]['step']

/** React starts, stops and starts again at once; a person needs longer to leave a page and to come back, ms. */
const atOnceMs = 250

/** The indexes after `start` of the steps that follow at once: no service answers and no delay ends meanwhile. */
const burstAfter = (steps: Steps, start: number): readonly number[] => {
  const limit = (steps[start]?.at ?? 0) + atOnceMs
  const end = steps.findIndex(
    ({ step, at }, index) =>
      index > start && (at > limit || step.kind === 'answer' || step.kind === 'delay'),
  )
  const last = end < 0 ? steps.length : end
  return Array.from({ length: last - start - 1 }, (_, offset) => start + 1 + offset)
}

/** The latest state of a place before a step. */
const stateBefore = (steps: Steps, index: number, place: string) =>
  JSON.stringify(steps.slice(0, index).findLast(({ expect }) => place in expect)?.expect[place])

/** An event of a page that closes, and that of the page that opens again, if the actor is back where it was. */
const repeatedEvents = (steps: Steps, start: number, stop: number): readonly number[] => {
  const burst = burstAfter(steps, start)
  const eventAt = (index: number) => {
    const step = steps[index]?.step
    return step?.kind === 'event' ? step : undefined
  }
  return burst.flatMap((closed) => {
    const place = eventAt(closed)?.to
    if (place === undefined || closed < stop) return []
    const isToPlace = (index: number) => eventAt(index)?.to === place
    const opened = burst.findLast((index) => index < stop && isToPlace(index))
    const again = burst.find((index) => index > closed && isToPlace(index))
    if (opened === undefined || again === undefined) return []
    const isSame = JSON.stringify(eventAt(opened)) === JSON.stringify(eventAt(again))
    const isBack = stateBefore(steps, closed, place) === stateBefore(steps, again + 1, place)
    return isSame && isBack ? [closed, again] : []
  })
}

/** The indexes of the steps that are there only because React in development opens each page twice. */
export const openedTwice = (steps: Steps): ReadonlySet<number> => {
  const found = new Set<number>()
  for (const [index, { step }] of steps.entries()) {
    if (step.kind !== 'started' || step.place === '') continue
    const { place, machine } = step
    const burst = burstAfter(steps, index)
    const next = (after: number, fits: (one: Step) => boolean) =>
      burst.find((at) => at > after && steps[at] !== undefined && fits(steps[at].step))
    const stop = next(index, (one) => one.kind === 'stopped' && one.place === place)
    if (stop === undefined) continue
    const again = next(stop, (one) => one.kind === 'started' && one.machine === machine)
    if (again === undefined) continue
    for (const one of [index, stop, ...repeatedEvents(steps, index, stop)]) found.add(one)
  }
  return found
}
