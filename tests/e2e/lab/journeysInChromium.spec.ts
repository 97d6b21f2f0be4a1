import { expect, type Page } from '@playwright/test'
import type { Journey } from '../../../lab/journey/journey.ts'
import { endedAfter, endFrom } from '../../../lab/journey/trim.ts'
import byJourney from '../../flows/chromium/byJourney.json' with { type: 'json' }
import { keepPassed } from '../../support/flows/journeysPassed.ts'
import { keepJourney, keptJourney, keptJourneys } from '../../support/flows/keptJourneys.ts'
import { openLike } from '../acts/openLike.ts'
import { recordAgain } from '../acts/recordAgain.ts'
import { replayActs } from '../acts/replay.ts'
import { test as base } from './parts/mockShop.ts'

/** Opens a page in a browser like that of the person. */
type OpenFor = (journey: Journey) => Promise<Page>

const test = base.extend<{ openFor: OpenFor }>({
  openFor: async ({ browser, builtOrigin }, use) => {
    await use((journey) => openLike(browser, builtOrigin, journey))
    for (const context of browser.contexts()) await context.close()
  },
})

const journeys = keptJourneys()
const parts: Readonly<Record<string, readonly string[]>> = byJourney

for (const kept of journeys) {
  const { name, journey } = kept
  test(`The journey ${name} in Chromium`, async ({ openFor }) => {
    const page = await openFor(journey)
    if (process.env.RECORD_AGAIN)
      return console.log(keepJourney(kept, await recordAgain(page, journey)))
    const passed = await replayActs(page, journey)
    if (process.env.WRITE_DERIVED) return keepPassed(name, passed)
    const due = parts[name] ?? []
    const missed = due.filter((id) => !passed.has(id))
    expect(missed, 'what only this journey passes in Chromium').toEqual([])
  })
}

test('a journey that the shop no longer follows fails with the act and the actor', async ({
  openFor,
}) => {
  const journey = keptJourney('aFullCartIsChangedAndOrdered')
  const steps = journey.steps.map(({ expect: states, ...step }) => ({
    ...step,
    expect: states.placement === 'placed' ? { ...states, placement: 'failed' } : states,
  }))
  const outdated = { ...journey, steps }
  const replayed = replayActs(await openFor(outdated), outdated, { patience: 8_000 })
  await expect(replayed).rejects.toThrow(
    /^Before act \d+, .+: placement should be "failed", and is "placed"/,
  )
})

test('a journey that was ended earlier in the lab is replayed up to there', async ({ openFor }) => {
  const journey = keptJourney('aFullCartIsChangedAndOrdered')
  const wanted = journey.steps.findIndex(({ step }) => step.kind === 'stopped') + 1
  const count = endFrom(journey, wanted)
  expect([wanted > 0, count > wanted, count < journey.steps.length]).toEqual([true, true, true])
  const ended = endedAfter(journey, count)
  await replayActs(await openFor(ended), ended)
})

const endOf = ({ steps }: Journey) =>
  Object.entries(Object.assign({}, ...steps.map(({ expect: states }) => states)))
    .filter(([place, value]) => value !== null && !place.includes(':'))
    .toSorted()

test('a journey that is recorded again keeps its acts and ends in the same states', async ({
  openFor,
}) => {
  const journey = keptJourney('theConnectionIsLost')
  const again = await recordAgain(await openFor(journey), journey)
  expect(again.acts?.map(({ act }) => act)).toEqual(journey.acts?.map(({ act }) => act))
  expect(endOf(again)).toEqual(endOf(journey))
})
