import type { Page } from '@playwright/test'
import type { Journey } from '../../../lab/journey/journey.ts'
import { replayActs } from './replay.ts'

/** So long that a replay of the new recording waits for every state that lasts, ms. */
const rest = 400

/** Where `lab/journey/recording.ts` keeps a recording that somebody has begun. */
const storageKey = 'alma.record'

/** Begins a recording before the scripts of the page, unless it goes on from the page before. */
const begin = ({ key, stored }: { key: string; stored: string }) => {
  if (sessionStorage.getItem('probe.recording')) return
  sessionStorage.setItem('probe.recording', 'begun')
  sessionStorage.setItem(key, stored)
}

/**
 * Replays a journey and records what happens today: its acts stay, its steps and answers are new.
 * @throws if the replay fails, or if a new step is not possible in the lab
 */
export const recordAgain = async (page: Page, journey: Journey): Promise<Journey> => {
  const { title, start, acts = [] } = journey
  const began = Date.now()
  const stored = JSON.stringify({ began, start, steps: [], acts: [], hashes: [], salt: 0 })
  await page.addInitScript(begin, { key: storageKey, stored })
  const moments: { at: number; after: number }[] = []
  await replayActs(page, journey, {
    beforeAct: async () => {
      await page.waitForTimeout(rest)
      const after = await page.evaluate(() => window.almaInspector?.recording?.steps().length ?? 0)
      moments.push({ at: Date.now() - began, after })
    },
  })
  await page.waitForTimeout(rest)
  const done = acts.map(({ act }, index) => ({ act, ...(moments[index] ?? { at: 0, after: 0 }) }))
  const recorded = await page.evaluate(
    (given) => {
      const steps = window.almaInspector?.recording?.steps() ?? []
      return window.almaInspector?.toJourney(given.title, { ...given, steps })
    },
    { title, start, acts: done },
  )
  if (!recorded) throw new Error('The page has no inspector')
  const { journey: again, leftOut } = recorded
  if (leftOut.length > 0) throw new Error(`Not possible in the lab: ${leftOut.join('; ')}`)
  return again
}
