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
