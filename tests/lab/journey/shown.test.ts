import { expect, test } from 'vitest'
import type { Journey } from '../../../lab/journey/journey.ts'
import { createPlayer } from '../../../lab/journey/player.ts'
import { keptJourney } from '../../support/flows/keptJourneys.ts'

/** The machines whose views are shown from a step on. */
const shownFrom = (journey: Journey, first: number): readonly (string | undefined)[] => {
  const player = createPlayer(journey)
  return journey.steps
    .slice(first)
    .map((_, index) => player.goTo(first + index + 1).shown?.page?.machine ?? 'app')
}

test('the view of a journey is that of the product, and not of its pictures alone', () => {
  const journey = keptJourney('theStepsOfAChainAreChosenIn')
  const opened = journey.steps.findIndex(({ expect: states }) =>
    Object.keys(states).some((place) => place.startsWith('gallery:')),
  )
  expect(opened).toBeGreaterThan(0)
  const shown = shownFrom(journey, opened)
  expect(shown).toContain('variantPicker')
  expect(shown).not.toContain('gallery')
})

test('a page whose machine has ended is shown until the buyer leaves it', () => {
  const journey = keptJourney('aNewBuyerRegistersAndOrders')
  const waits = journey.steps.findLastIndex(
    ({ step }) => step.kind === 'started' && step.machine === 'emailVerification',
  )
  const leaves = journey.steps.findLastIndex(
    ({ step }) => step.kind === 'stopped' && step.place.startsWith('waitingRoom:'),
  )
  const opensNext = journey.steps.findIndex(
    ({ step }, index) => index > leaves && step.kind === 'started',
  )
  const shown = shownFrom(journey, waits)
  expect(shown[0]).toBe('emailVerification')
  expect(new Set(shown.slice(leaves - waits, opensNext - waits))).toEqual(new Set(['app']))
})

test('a part of a form is not shown for its page', () => {
  expect(shownFrom(keptJourney('aNewBuyerRegistersAndOrders'), 0)).not.toContain('terms')
})

test('of several machines of a page, the one that the steps have concerned last is shown', () => {
  const shown = shownFrom(keptJourney('thePasswordIsChanged'), 0)
  expect(shown.at(-1)).toBe('changePassword')
})

test('the picker of the quick view is not shown for the page below it', () => {
  const shown = shownFrom(keptJourney('theQuickViewFailsIsTriedAgainAnd'), 0)
  expect(shown).toContain('listing')
  expect(shown).not.toContain('variantPicker')
})
