import { eventName } from '../chart/naming.ts'
import { activeStates } from '../run/activeStates.ts'
import type { Flow, FlowStep } from '../run/flow.ts'
import type { Difference } from './diffCharts.ts'

/** A step as the charts name its event; undefined if another machine receives it. */
const eventOf = (step: FlowStep): string | undefined => {
  if (step.kind === 'event') return step.to === '' ? step.event.type : undefined
  if (step.of !== '') return undefined
  if (step.kind === 'delay') return eventName(step.event)
  return `${step.actor} ${'failure' in step.answer ? 'failed' : 'done'}`
}

const takenWithoutStep = /^always$|^all done$| tells$/

const parentOf = (id: string) => id.split('.').slice(0, -1).join('.')

interface Passed {
  readonly states: ReadonlySet<string>
  /** The states in which each event of the flow arrives. */
  readonly arrivals: readonly { readonly event: string; readonly at: readonly string[] }[]
}

const passedBy = ({ machine, start, steps }: Flow): Passed => {
  const stops = [start, ...steps.map((step) => step.expect)].map((value) =>
    activeStates(machine, value),
  )
  return {
    states: new Set(stops.flat()),
    arrivals: steps.flatMap((step, index) => {
      const event = eventOf(step)
      return event === undefined ? [] : [{ event, at: stops[index] ?? [] }]
    }),
  }
}

const passes = (
  { states, arrivals }: Passed,
  { part, id, source = '', event = '' }: Difference,
): boolean => {
  if (part === 'machine') return true
  if (part === 'state') return states.has(id)
  if (part === 'delay') return arrivals.some((arrival) => arrival.event === `after ${id}`)
  // A state that is left at once is in no recorded step.
  if (takenWithoutStep.test(event)) return states.has(source) || states.has(parentOf(source))
  return arrivals.some(
    (arrival) => (arrival.event === event || event === 'any event') && arrival.at.includes(source),
  )
}

/** Whether a flow goes through a part of its machine that differs. */
export const isConcerned = (flow: Flow, differences: readonly Difference[]): boolean => {
  const passed = passedBy(flow)
  return differences.some((difference) => passes(passed, difference))
}
