import { expect, test } from 'vitest'
import type { Journey } from '../../../lab/journey/journey.ts'
import { playJourney } from '../../../lab/journey/play.ts'
import { endedAfter, endFrom } from '../../../lab/journey/trim.ts'
import { keptJourneys } from '../../support/flows/keptJourneys.ts'

test('every kept journey can end after half of its steps, without the acts that lead further', () => {
  for (const { name, journey } of keptJourneys()) {
    const count = Math.ceil(journey.steps.length / 2)
    const ended = endedAfter(journey, count)
    expect([name, ended.steps.length, playJourney(ended).problem]).toEqual([name, count, undefined])
    const { acts = [] } = ended
    expect(acts).toEqual(journey.acts?.slice(0, acts.length))
    expect(acts.every(({ after }) => after < count)).toBe(true)
    expect(journey.acts?.[acts.length]?.after ?? count).toBeGreaterThanOrEqual(count)
  }
})

test('a journey that ends after its last step is the whole journey, with acts that led to no step', () => {
  const [kept] = keptJourneys()
  if (!kept) throw new Error('there is no kept journey')
  const { journey } = kept
  const count = journey.steps.length
  const last = { act: { do: 'reload' }, at: 1e6, after: count } as const
  const whole = { ...journey, acts: [...(journey.acts ?? []), last] }
  expect(endedAfter(whole, count).acts).toContainEqual(last)
  expect(endedAfter(whole, count - 1).acts).not.toContainEqual(last)
})

test('a journey ends where the page rested before the person went on, or at its end', () => {
  const stepAt = (at: number) => ({ at }) as Journey['steps'][number]
  const act = (what: 'press' | 'scroll', at: number, after: number) =>
    ({ act: { do: what }, at, after }) as NonNullable<Journey['acts']>[number]
  const steps = [0, 100, 110, 600, 610, 2_000].map(stepAt)
  const acts = [
    act('press', 360, 3),
    // While something still changes, or what people do meanwhile.
    act('press', 700, 5),
    act('scroll', 1_500, 5),
  ]
  const journey: Journey = { title: 'A journey', steps, acts }
  expect([0, 1, 3, 4, 5, 6].map((at) => endFrom(journey, at))).toEqual([3, 3, 3, 6, 6, 6])
  // Without acts it is never replayed in a browser.
  expect(endFrom({ title: 'A journey', steps }, 4)).toBe(4)
})
