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
  expect(session.getState().shown?.page?.machine).toBe('variantPicker')
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

test('a journey that no longer fits stops before its wrong step', async () => {
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

test('what was played ahead shows the same at every step, in any order', () => {
  const long = keptJourney('aNewBuyerRegistersAndOrders')
  const [plain, prepared] = [createPlayer(long), createPlayer(long)]
  const seen = (player: typeof plain, at: number) => {
    const { shown, ...standing } = player.goTo(at)
    return {
      at: standing.at,
      machine: shown?.page?.machine,
      path: shown?.path,
      states: shown && JSON.stringify(shown.app.getSnapshot().toJSON()),
    }
  }
  const last = long.steps.length
  const order = [last, 80, 79, 81, 3, last - 1, 26, 25, 24, 60, last]
  for (const at of order) {
    while (prepared.prepare());
    expect(seen(prepared, at), `step ${at}`).toEqual(seen(plain, at))
  }
})

test('going back takes only the steps since the nearest machines that were played ahead', () => {
  const player = createPlayer(journey)
  expect(player.prepare()).toBe(true)
  while (player.prepare());
  player.goTo(count)
  const { life } = player.goTo(count - 1)
  expect(player.goTo(count)).toMatchObject({ at: count, life })
  // Those that were used are prepared again.
  expect(player.prepare()).toBe(true)
  expect(player.prepare()).toBe(false)
})

test('what a view sends by itself changes nothing', () => {
  const app = createPlayer(journey).goTo(count).shown?.app
  if (!app) throw new Error('the journey shows no app')
  const { megaMenu } = app.getSnapshot().context
  const before = megaMenu.getSnapshot().value
  megaMenu.send({ type: 'menu.pressed' })
  expect(megaMenu.getSnapshot().value).toEqual(before)
})
