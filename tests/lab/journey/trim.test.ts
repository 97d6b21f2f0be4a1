import { expect, test } from 'vitest'
import { playJourney } from '../../../lab/journey/play.ts'
import { endedAfter } from '../../../lab/journey/trim.ts'
import { keptJourneys } from '../../support/keptJourneys.ts'

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
