import type { Journey } from '../../../lab/journey/journey.ts'
import { placeIn, rootOf } from '../../../lab/journey/places.ts'
import { openedTwice } from './openedTwice.ts'

type RecordedStep = Journey['steps'][number]
type Step = RecordedStep['step']

/** A step by which journeys are compared, or only the states after it. */
export interface Comparable {
  /** The number of the step in the journey, from 1. */
  readonly number: number
  readonly step: Step | undefined
  readonly expect: RecordedStep['expect']
}

/** Numbers the machines of pages from 1, as if none had been started twice. */
const createRenumbering = () => {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  const renamed = (place: string): string => {
    const { root, path } = rootOf(place)
    return placeIn(names.get(root) ?? root, path)
  }
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        ['actor', 'place', 'to', 'of'].includes(name) && typeof part === 'string'
          ? renamed(part)
          : inside(part),
      ]),
    )
  }
  return {
    start: (step: Step) => {
      if (step.kind !== 'started') return
      if (step.place === '') {
        counts.clear()
        names.clear()
      } else {
        const count = (counts.get(step.machine) ?? 0) + 1
        counts.set(step.machine, count)
        names.set(step.place, `${step.machine}:${count}`)
      }
    },
    step: (step: Step) => inside(step) as Step,
    states: (states: RecordedStep['expect']) =>
      Object.fromEntries(Object.entries(states).map(([place, value]) => [renamed(place), value])),
  }
}

/** The address without the inspector, which only replays had in theirs. */
const withoutInspect = (search: unknown) => {
  const asked = String(search).replace(/^\?/, '').split('&')
  const left = asked.filter((part) => part !== 'inspect=' && part !== '')
  return left.length > 0 ? `?${left.join('&')}` : ''
}

/** Where a page was scrolled to is an act; how tall the page was then differs. */
const plain = (step: Step): Step => {
  if (step.kind !== 'event') return step
  const { event } = step
  if (event.type === 'page.scrolled') return { ...step, event: { type: event.type } }
  if (event.type === 'address.shown' && 'search' in event)
    return { ...step, event: { ...event, search: withoutInspect(event.search) } }
  return step
}

const isIdleScroll = ({ step, expect }: RecordedStep) =>
  step.kind === 'event' && step.event.type === 'page.scrolled' && Object.keys(expect).length === 0

/** Whether a place is the one of an event, or belongs to the page that starts or stops. */
const isOwn = (step: Step, place: string): boolean =>
  step.kind === 'event' ? place === step.to : 'place' in step && rootOf(place).root === step.place

/** The steps of a journey without what differs between two recordings of the same acts, in development or built. */
export const comparableSteps = ({ steps }: Pick<Journey, 'steps'>): readonly Comparable[] => {
  const twice = openedTwice(steps)
  const { start, step: renumbered, states } = createRenumbering()
  return steps.flatMap((recorded, index): readonly Comparable[] => {
    const { step, expect } = recorded
    const number = index + 1
    if (isIdleScroll(recorded)) return []
    if (twice.has(index)) {
      const others = Object.entries(expect).filter(([place]) => !isOwn(step, place))
      return [{ number, step: undefined, expect: states(Object.fromEntries(others)) }]
    }
    start(step)
    return [{ number, step: renumbered(plain(step)), expect: states(expect) }]
  })
}
