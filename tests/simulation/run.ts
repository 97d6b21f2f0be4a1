import type { SessionUser } from '../../src/machines/account/sessionSetup.ts'
import { act } from './acts/acts.ts'
import { createIntents } from './acts/intents.ts'
import { type Violation, violationsOf } from './invariants.ts'
import { type Customer, nameOf, readable, type Schedule, type Step } from './schedule.ts'
import { watchTab } from './watch.ts'
import { createBrowser } from './world/browser.ts'
import { createClock, settle } from './world/clock.ts'
import { people } from './world/pool.ts'
import { createShopWorld } from './world/shopWorld.ts'
import { createTab, type Tab } from './world/tab.ts'

/** When the simulated day begins, ms since the epoch. */
const begins = Date.UTC(2026, 0, 5, 9)
/** Maximum time until everything is idle, ms. */
const patience = 240_000

export interface Report {
  readonly violations: readonly Violation[]
  readonly trace: readonly string[]
  /** How often each act and fault was done, and "… skipped" if the page did not allow it. */
  readonly counts: ReadonlyMap<string, number>
}

/** Unhandled rejections since the last check; the process reports them for all runs. */
let unheard: unknown[] = []
process.on('unhandledRejection', (reason) => unheard.push(reason))

const wordOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** Runs a schedule until everything is idle, and reports violations. The same schedule gives the same report. */
export const run = async (schedule: Schedule): Promise<Report> => {
  const clock = createClock(begins)
  const trace: string[] = []
  const counts = new Map<string, number>()
  const violations = new Map<string, Violation>()
  const note = (what: string) => trace.push(`${String(clock.now() - begins).padStart(6)}  ${what}`)
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const violate = (violation: Violation) => {
    const key = `${violation.invariant} ${violation.what}`
    if (violations.has(key)) return
    violations.set(key, violation)
    note(`!! ${key}`)
  }
  const onError = (where: string, error: unknown) =>
    violate({ invariant: 'actorsRun', what: `${where}: ${wordOf(error)}` })

  unheard = []
  const world = await createShopWorld(schedule, clock)
  const intents = createIntents()
  const loggedIn = async (customer: Customer): Promise<SessionUser> => {
    const { id, email, name } = people[customer]
    return {
      ...{ _id: id, email, name, companyName: 'Rao & Daughters' },
      token: await world.openSession(customer),
    }
  }
  const browsers: ReturnType<typeof createBrowser>[] = []
  for (const customer of schedule.browsers)
    browsers.push(createBrowser(customer && (await loggedIn(customer)), clock.now))
  const tabs = schedule.tabs.map(({ browser, path }, tab): Tab => {
    const own = browsers[browser]
    if (!own) throw new Error(`there is no browser ${browser}`)
    return createTab({
      ...{ tab, path, clock, world, onError, count, trace: note },
      ...{ seed: schedule.seed, browser: own },
    })
  })
  const watches = tabs.map((tab) => watchTab(tab, world, intents, violate))
  const look = () => {
    for (const watch of watches) watch()
    for (const tab of tabs) tab.socket.closeEnded()
  }
  const passTime = (ms: number) =>
    clock.advanceTo(clock.now() + ms, look).catch((error) => onError('the clock', error))

  const suffer = (tab: Tab, step: Step) => {
    if (!('fault' in step)) return
    const { network, socket } = tab
    if (step.fault === 'cut') network.cut()
    else if (step.fault === 'restore') network.restore()
    else if (step.fault === 'slow') network.slow(step.ms)
    else if (step.fault === 'socketLost') socket.lose()
    else if (step.fault === 'eventLate') socket.eventLate(step.ms)
    else if (step.fault === 'eventTwice') socket.eventTwice()
    else if ('aim' in step) network.arm(step)
  }

  const take = async (step: Step) => {
    if ('beside' in step) {
      await world.happen(step)
      return true
    }
    const tab = tabs[step.tab]
    if (!tab) return false
    if ('do' in step) return act({ tab, intents, truth: world.truth, now: clock.now }, step)
    suffer(tab, step)
    return true
  }

  await settle()
  look()
  for (const step of schedule.steps) {
    await passTime(step.wait)
    note(`-- ${readable(step).trim()}`)
    const isDone = await take(step)
    if (!isDone) note('   (not possible)')
    count(isDone ? nameOf(step) : `${nameOf(step)} skipped`)
    await settle()
    look()
  }

  note('-- quiet')
  for (const tab of tabs) {
    tab.network.calm()
    tab.socket.calm()
    tab.tabClock.wake()
  }
  await passTime(patience)
  for (const { app } of tabs) if (app().hasCartFailed()) app().retryCart()
  await passTime(patience)

  for (const violation of violationsOf({ tabs, world, intents })) violate(violation)
  for (const tab of tabs) tab.stop()
  await settle()
  for (const reason of unheard)
    violate({ invariant: 'actorsRun', what: `rejected unheard: ${wordOf(reason)}` })
  return { violations: [...violations.values()], trace, counts }
}
