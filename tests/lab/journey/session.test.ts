import { expect, test } from 'vitest'
import { createPlayer } from '../../../lab/journey/player.ts'
import { createJourneySession, lastStep } from '../../../lab/journey/session.ts'
import { keptJourney } from '../../support/flows/keptJourneys.ts'

const journey = keptJourney('theStepsOfAChainAreChosenIn')
const count = journey.steps.length

test('a step that is chosen before the machines have loaded is shown once they have', async () => {
  const session = createJourneySession(journey)
  session.goTo(count - 1)
  expect(session.getState()).toMatchObject({ at: count - 1, isPlayed: false, frames: [] })
  await session.load()
  expect(session.getState()).toMatchObject({ at: count - 1, isPlayed: true })
  expect(session.getState().frames).toHaveLength(count)
  expect(session.getState().shown?.machine).toBe('variantPicker')
})

test('a journey that stops being possible goes no further than its last possible step', async () => {
  const sent = { kind: 'event', event: { type: 'opened' }, to: 'nobody' } as const
  const broken = {
    ...journey,
    steps: journey.steps.map((step, index) => (index === 5 ? { ...step, step: sent } : step)),
  }
  const session = createJourneySession(broken)
  session.goTo(count)
  expect(lastStep(session.getState())).toBe(count)
  await session.load()
  expect(session.getState()).toMatchObject({ at: 5, isPlayed: true })
  expect(lastStep(session.getState())).toBe(5)
  expect(session.getState().problem).toContain('Step 6')
})

test('a journey that no longer fits stands before its wrong step', async () => {
  const renamed = { kind: 'event', event: { type: 'no.such.event' }, to: '' } as const
  const broken = (changed: Partial<(typeof journey.steps)[number]>) => ({
    ...journey,
    steps: journey.steps.map((step, index) => (index === 7 ? { ...step, ...changed } : step)),
  })
  for (const changed of [{ step: renamed }, { expect: { '': 'no such state' } }]) {
    const session = createJourneySession(broken(changed))
    await session.load()
    expect(session.getState()).toMatchObject({ at: 7, wrongStep: 8 })
    expect(session.getState().problem).toMatch(/^Step 8, /)
  }
})

test('what a view sends by itself changes nothing', () => {
  const app = createPlayer(journey).goTo(count).shown?.app
  const { megaMenu } = app?.getSnapshot().context ?? {}
  const before = megaMenu.getSnapshot().value
  megaMenu.send({ type: 'menu.pressed' })
  expect(megaMenu.getSnapshot().value).toEqual(before)
})
