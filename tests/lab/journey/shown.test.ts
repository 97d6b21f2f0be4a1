import { expect, test } from 'vitest'
import { createPlayer } from '../../../lab/journey/player.ts'
import { keptJourneys } from '../../support/keptJourneys.ts'

test('the view of a journey is that of the product, and not of its pictures alone', () => {
  const kept = keptJourneys().find(({ name }) => name === 'theStepsOfAChainAreChosenIn')
  if (!kept) throw new Error('the journey of a product is gone')
  const { steps } = kept.journey
  const opened = steps.findIndex(({ expect: states }) =>
    Object.keys(states).some((place) => place.startsWith('gallery:')),
  )
  expect(opened).toBeGreaterThan(0)
  const player = createPlayer(kept.journey)
  const shown = steps
    .slice(opened)
    .map((_, index) => player.goTo(opened + index + 1).shown?.machine)
  expect(shown).toContain('variantPicker')
  expect(shown).not.toContain('gallery')
})
