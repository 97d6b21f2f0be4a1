import type { Act, RecordedAct, Start } from '../../acts/act.ts'
import type { RecordedStep, States } from '../journey.ts'
import type { PrintableJourney } from './canBePrinted.ts'

/** A row of a test protocol: what to do, and the states to which it leads. */
export interface ProtocolRow {
  /** The address and scenario to begin with, or an act of a person. */
  readonly what: { readonly start: Start } | { readonly act: Act }
  /** What is different after it; null has ended. */
  readonly expected: States
}

/** What several steps change together, in the end. What begins and ends among them is not part of it. */
const changesOf = (steps: readonly RecordedStep[]): States => {
  const started = new Set<string>()
  const changes: Record<string, States[string]> = {}
  for (const { step, expect } of steps) {
    if (step.kind === 'started') started.add(step.place)
    Object.assign(changes, expect)
  }
  return Object.fromEntries(
    Object.entries(changes).filter(([place, value]) => value !== null || !started.has(place)),
  )
}

const isOfPage = (place: string) => place === '' || place.includes(':')

/** At the start everything is new: only the app and the page are listed. */
const firstOf = (states: States): States =>
  Object.fromEntries(
    Object.entries(states).filter(([place, value]) => isOfPage(place) && value !== null),
  )

/** The steps that each act leads to. A scroll leads to its own step only; the others belong to the act before it. */
const stepsOf = (
  acts: readonly RecordedAct[],
  steps: readonly RecordedStep[],
): readonly (readonly RecordedStep[])[] => {
  const ranges: RecordedStep[][] = []
  let last: RecordedStep[] = []
  for (const [index, { act, after }] of acts.entries()) {
    const range = steps.slice(after, acts[index + 1]?.after ?? steps.length)
    const own = act.do === 'scroll' ? range.splice(0, 1) : range
    ranges.push(own)
    if (act.do === 'scroll') last.push(...range)
    else last = own
  }
  return ranges
}

/** People scroll and point without any effect. */
const isIdle = ({ what, expected }: ProtocolRow) =>
  'act' in what && ['scroll', 'hover'].includes(what.act.do) && Object.keys(expected).length === 0

/** The rows of the test protocol of a journey. */
export const protocolOf = ({ start, acts, steps }: PrintableJourney): readonly ProtocolRow[] => {
  const ledTo = stepsOf(acts, steps)
  const rows = acts.map(({ act }, index) => ({
    what: { act },
    expected: changesOf(ledTo[index] ?? []),
  }))
  const opened = firstOf(changesOf(steps.slice(0, acts[0]?.after ?? steps.length)))
  return [{ what: { start }, expected: opened }, ...rows.filter((row) => !isIdle(row))]
}
