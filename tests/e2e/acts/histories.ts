import type { Journey } from '../../../lab/journey/journey.ts'
import { journeyStepText } from '../../../lab/journey/stepText.ts'
import { valueText } from '../../../lab/run/valueText.ts'
import { comparableSteps } from './comparable.ts'

/** What happened to one actor: it got a step from outside, or came into another state. */
export interface Moment {
  /** The number of the step, from 1. */
  readonly number: number
  readonly kind: 'step' | 'state'
  readonly text: string
  /** What it carried, without times and generated ids. */
  readonly data: unknown
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const token = '[0-9a-f]{43}'
/**
 * A secret by its name in a recording (`lab/journey/pseudonyms.ts`), the key of a request in the lab, an id, or a token
 * of the mocks (the key of a shared list).
 */
const generated = new RegExp(String.raw`\b(?:hidden-\d+_*|key-\d+\b|${uuid}|${token}\b)`, 'g')
const date = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?/g
/** The port of the test's server is another one each time. */
const origin = /\bhttp:\/\/(?:127\.0\.0\.1|localhost):\d+/g

/** Milliseconds since 1970, from 2017 to 2033: prices and quantities are smaller. */
const isMoment = (value: number) => value >= 1.5e12 && value < 2e12

/** Removes what differs each time. Equal ids stay equal, and different ones different. */
const createNormalizer = () => {
  const names = new Map<string, string>()
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `(id ${names.size + 1})`
    names.set(id, name)
    return name
  }
  const normal = (value: unknown): unknown => {
    if (typeof value === 'number') return isMoment(value) ? '(time)' : value
    if (typeof value === 'string')
      return value
        .replaceAll(generated, nameOf)
        .replaceAll(date, '(time)')
        .replaceAll(origin, '(shop)')
    if (Array.isArray(value)) return value.map(normal)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, inside]) => [normal(name), normal(inside)]),
    )
  }
  return normal
}

const placeOf = (step: Journey['steps'][number]['step']): string => {
  if (step.kind === 'event') return step.to
  return step.kind === 'started' || step.kind === 'stopped' ? step.place : step.of
}

/** The journey as it was for each actor by its place, in the order of its moments. */
export const historiesOf = (
  journey: Pick<Journey, 'steps'>,
): ReadonlyMap<string, readonly Moment[]> => {
  const histories = new Map<string, { moments: Moment[]; normal: (value: unknown) => unknown }>()
  const add = (place: string, moment: Moment) => {
    const known = histories.get(place) ?? { moments: [], normal: createNormalizer() }
    histories.set(place, known)
    known.moments.push({ ...moment, data: known.normal(moment.data) })
  }
  for (const { number, step, expect } of comparableSteps(journey)) {
    if (step) add(placeOf(step), { number, kind: 'step', text: journeyStepText(step), data: step })
    for (const [place, value] of Object.entries(expect)) {
      const text = value === null ? 'ended' : valueText(value)
      add(place, { number, kind: 'state', text, data: text })
    }
  }
  return new Map([...histories].map(([place, { moments }]) => [place, moments]))
}
