import { type Page, test } from '@playwright/test'
import type { Act } from '../../../lab/acts/act.ts'
import { actText } from '../../../lab/acts/actText.ts'
import type { Journey } from '../../../lab/journey/journey.ts'
import { type Checkpoint, checkpointsOf } from './checkpoints.ts'
import { mark, perform } from './perform.ts'
import { installProbe } from './probe.ts'

/** How long to rest after each act, ms; only for a journey that somebody watches (`npm run flows -- --watch`). */
const pause = Number(process.env.FLOW_STEP_MS ?? 0)

/** Shows what an act is done to, before it is done. */
const showTarget = async (page: Page, act: Act) => {
  const unmark = await mark(page, act)
  await page.waitForTimeout(pause / 2)
  await unmark()
}

const isAsExpected = (expected: Checkpoint) => window.almaProbe?.compare(expected).length === 0

/** @throws with each actor that is in another state */
const expectAt = async (page: Page, checkpoint: Checkpoint, when: string, timeout: number) => {
  try {
    await page.waitForFunction(isAsExpected, checkpoint, { timeout, polling: 20 })
  } catch {
    const wrong = await page.evaluate(
      (expected) => window.almaProbe?.compare(expected) ?? [],
      checkpoint,
    )
    const texts = wrong.map(
      ({ place, expected, actual }) => `${place} should be ${expected}, and is ${actual}`,
    )
    throw new Error(`${when}: ${texts.join('; ')}`)
  }
}

const addressOf = ({ path, scenario }: NonNullable<Journey['start']>): string => {
  const address = new URL(path, 'http://shop')
  address.searchParams.set('scenario', scenario)
  return address.pathname + address.search
}

/**
 * Does what the person of a journey did, in a page that has not opened the shop yet. Waits before each act, and at the
 * end, until the actors of the running app are in the states of the journey.
 * @param options.patience the longest wait for these states, ms
 * @param options.beforeAct is called when the states before an act are there
 * @returns the states and transitions that the machines passed
 */
export const replayActs = async (
  page: Page,
  journey: Journey,
  {
    patience = 60_000,
    beforeAct = async () => undefined,
  }: { patience?: number; beforeAct?: () => Promise<void> } = {},
): Promise<ReadonlySet<string>> => {
  const { start, acts } = journey
  if (!start || !acts) throw new Error('The journey holds no acts: record it again')
  const checkpoints = checkpointsOf(journey)
  const passed = new Set<string>()
  const arriveAt = async (checkpoint: Checkpoint, when: string) => {
    await expectAt(page, checkpoint, when, patience)
    for (const id of await page.evaluate(() => window.almaProbe?.passed() ?? [])) passed.add(id)
  }
  // An act that cannot be done fails with what it looked for, before the test is ended.
  page.setDefaultTimeout(patience)
  await page.addInitScript(installProbe)
  await page.goto(addressOf(start))
  for (const [index, checkpoint] of checkpoints.entries()) {
    const act = acts[index]?.act
    if (!act) await arriveAt(checkpoint, 'At the end')
    else
      await test.step(actText(act), async () => {
        await arriveAt(checkpoint, `Before act ${index + 1}, ${actText(act)}`)
        await beforeAct()
        if (pause > 0) await showTarget(page, act)
        await perform(page, act)
        if (pause > 0) await page.waitForTimeout(pause / 2)
      })
  }
  // The end is seen, too, before the window closes.
  if (pause > 0) await page.waitForTimeout(4 * pause)
  return passed
}
