import Cookies from 'js-cookie'
import type { InspectionEvent } from 'xstate'
import { z } from 'zod'
import { recall } from '../../mocks/browser/rememberedTab.ts'
import { userCookieName } from '../../src/domain/account/userCookie.ts'
import { choiceCookies } from '../../src/domain/settings/choiceCookies.ts'
import { type Act, RecordedAct, Start } from '../acts/act.ts'
import { loadOf, watchMoves } from '../acts/pageLoads.ts'
import { createTypedSecrets } from '../acts/typedSecrets.ts'
import { watchActs } from '../acts/watchActs.ts'
import { JourneyStep } from './journey.ts'
import type { RawStep, Recorded } from './play.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { createRecorder } from './recorder.ts'

/** The clock of the computer. A person may move that of the page, which the times of steps do not follow. */
const { now: realNow } = Date

const storageKey = 'alma.record'
/** A journey of more steps is of no use to anybody. */
const mostSteps = 5_000

/** What a tab has recorded so far, over several loads of a page. */
const Stored = z.object({
  /** When it began, ms since the epoch. */
  began: z.number(),
  start: Start,
  steps: z.array(z.object({ step: JourneyStep, at: z.number() })),
  acts: z.array(RecordedAct),
  /** Of typed secrets, to give equal ones equal names. */
  hashes: z.array(z.number()),
  salt: z.number(),
  /** Somebody has stopped it; it waits in the tab until it is saved. */
  isStopped: z.boolean().optional(),
})
type Stored = z.infer<typeof Stored>

const stored = () => {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : Stored.safeParse(JSON.parse(text)).data
}

const store = (recorded: Stored) => sessionStorage.setItem(storageKey, JSON.stringify(recorded))

/** What the person has chosen before the recording; a replay begins with it. */
const choicesHere = (): Pick<Start, 'choices'> => {
  const choices = Object.values(choiceCookies).flatMap((name) => {
    const value = Cookies.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return choices.length > 0 ? { choices: Object.fromEntries(choices) } : {}
}

/** The scenario of the mocks that is most like the state of a real server. */
const likeHere = () => (document.cookie.includes(`${userCookieName}=`) ? 'verified' : 'guest')

/**
 * A recording begins with a load of the page: a journey starts the app. Mocks begin their scenario again, so that a
 * replay can begin in the same way.
 */
export const beginRecording = (): void => {
  const { innerWidth: width, innerHeight: height, location } = window
  const address = new URL(location.href)
  address.searchParams.delete('inspect')
  const asked = recall()?.asked
  store({
    ...{ began: realNow(), steps: [], acts: [], hashes: [] },
    salt: Math.floor(Math.random() * 2 ** 31),
    start: {
      scenario: asked ?? likeHere(),
      path: createPseudonyms().hide.text(address.pathname + address.search),
      ...{ width, height, language: navigator.language, ...choicesHere() },
    },
  })
  if (asked === undefined) location.reload()
  else {
    address.searchParams.set('scenario', asked)
    location.replace(address)
  }
}

/** Watches what the person does, and keeps all of a recording when the page is left. */
const continueRecording = (begun: Stored, now: () => number) => {
  const { hide } = createPseudonyms()
  const over = new AbortController()
  const { acts, steps } = begun
  const watch = watchActs({
    ...{ now, acts, hide: hide.text, stepCount: () => steps.length },
    nameSecret: createTypedSecrets(begun.hashes, begun.salt).nameOf,
  })
  const load = loadOf(hide.text)
  if (load && steps.length > 0) watch.write(load)
  watchMoves(watch.write, over.signal)
  window.addEventListener('pagehide', () => store(begun), { signal: over.signal })
  return {
    ...watch,
    stop: () => {
      watch.stop()
      over.abort()
    },
  }
}

/**
 * Records this page from its load on. A recording that somebody has begun goes on over reloads, and holds what the
 * person does; once stopped, it stays in the tab until it is saved or dropped. Any other is there for a report.
 */
export const startRecording = (onChange: () => void) => {
  const found = stored()
  const begun = found?.isStopped ? undefined : found
  let stopped = found?.isStopped ? found : undefined
  const began = begun?.began ?? realNow()
  const steps: RawStep[] = begun?.steps ?? []
  const now = () => realNow() - began
  let asked = begun && continueRecording(begun, now)
  const recorder = createRecorder(now, (step) => {
    if (steps.length >= mostSteps) return
    asked?.before(window.event)
    steps.push(step)
    onChange()
  })
  const end = () => {
    asked?.stop()
    asked = undefined
  }

  return {
    next: (event: InspectionEvent): void => recorder.next(event),
    /** The state of every running machine by its place. */
    states: recorder.states,
    /** Writes down what somebody does with the tools of development. */
    act: (act: Act): void => asked?.write(act),
    steps: (): readonly RawStep[] => steps,
    /** What happened up to now, for a report. */
    recorded: (): Recorded => ({
      steps,
      ...(begun && asked ? { start: begun.start, acts: begun.acts } : {}),
    }),
    /** Whether somebody has begun it, and not stopped it. */
    isRunning: (): boolean => asked !== undefined,
    /** What somebody has recorded and stopped. */
    stopped: (): Recorded | undefined => stopped,
    stop: (): void => {
      if (!begun || !asked) return
      end()
      stopped = { ...begun, steps: [...steps], isStopped: true }
      store(stopped)
      onChange()
    },
    /** Whether it would be lost with the tab. */
    isUnsaved: (): boolean => asked !== undefined || sessionStorage.getItem(storageKey) !== null,
    /** It is saved elsewhere, so that the next load of the page does not need it. */
    saved: (): void => sessionStorage.removeItem(storageKey),
    drop: (): void => {
      end()
      stopped = undefined
      sessionStorage.removeItem(storageKey)
      onChange()
    },
  }
}
export type Recording = ReturnType<typeof startRecording>
