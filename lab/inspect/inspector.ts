import type { InspectionEvent } from 'xstate'
import { userCookieName } from '../../src/domain/account/userCookie.ts'
import type { Recorded } from '../journey/play.ts'
import { startRecording } from '../journey/recording.ts'
import { createTrail } from '../tested/trail.ts'
import { createActorWatch, type SeenActor } from '../watch/actors.ts'
import { createLog, type LogContent, type LogEntry } from '../watch/log.ts'
import { createSecrets } from '../watch/secrets.ts'
import { createClock } from './clock.ts'
import { keepConsole } from './consoleLines.ts'
import { createFaults } from './faults.ts'
import { createLine } from './socket.ts'
import { createStately } from './stately.ts'

/** What the dock shows at a moment. */
export interface Seen extends LogContent {
  readonly actors: ReadonlyMap<string, SeenActor>
}

/** How long after a change the dock shows it, ms. */
const followsAfter = 150

/** The token in the cookie of the logged-in customer. */
const tokenIn = (cookie: string): unknown => {
  const value = new RegExp(`${userCookieName}=([^;]+)`).exec(cookie)?.[1]
  return value && (JSON.parse(decodeURIComponent(value)) as { token?: unknown }).token
}

/**
 * Watches every actor, call and message of the running app. Nothing leaves the page until `openInStately` is called.
 * @param earlier the log from before a reload
 */
export const createAppInspector = (earlier: readonly LogEntry[] = []) => {
  const listeners = new Set<() => void>()
  let isTelling = false
  let seen: Seen | undefined

  const tell = () => {
    isTelling = false
    seen = undefined
    for (const listener of listeners) listener()
  }
  /** The dock follows a little later, so that what a person does in the page does not wait for it. */
  const onChange = () => {
    if (!isTelling) setTimeout(tell, followsAfter)
    isTelling = true
  }

  const log = createLog(onChange, earlier)
  const watch = createActorWatch(log)
  const trail = createTrail()
  const stately = createStately()
  const secrets = createSecrets()
  const isInPage = typeof document !== 'undefined'
  const recording = isInPage ? startRecording(onChange) : undefined
  const readConsole = isInPage ? keepConsole() : () => []
  if (isInPage) secrets.learn(tokenIn(document.cookie))

  return {
    ...{ log, secrets },
    ...{ recording, readConsole },
    faults: createFaults(onChange),
    line: createLine(onChange),
    clock: createClock(onChange),
    /** For the option `inspect` of `createActor`. */
    watch: {
      next: (event: InspectionEvent) => {
        watch.next(event)
        trail.next(event)
        stately.next(event)
        recording?.next(event)
        onChange()
      },
    },
    getSeen: (): Seen => {
      seen ??= { ...log.content(), actors: watch.actors() }
      return seen
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isRunning: watch.isRunning,
    /** The states and transitions that all machines have passed since the load of the page. */
    passed: trail.passed,
    /** Makes a journey of what was recorded. Its code has all examples, and comes when it is needed. */
    toJourney: async (title: string, recorded: Recorded) =>
      (await import('../journey/play.ts')).toJourney(title, recorded),
    openInStately: () => void stately.open(watch.refs),
  }
}
export type AppInspector = ReturnType<typeof createAppInspector>
