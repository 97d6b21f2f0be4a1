import type { InspectionEvent } from 'xstate'
import { z } from 'zod'
import { recall } from '../../mocks/browser/rememberedTab.ts'
import { userCookieName } from '../../src/domain/account/userCookie.ts'
import { type Act, RecordedAct, Start } from '../acts/act.ts'
import { loadOf, watchMoves } from '../acts/pageLoads.ts'
import { createTypedSecrets } from '../acts/typedSecrets.ts'
import { watchActs } from '../acts/watchActs.ts'
import { JourneyStep } from './journey.ts'
import type { RawStep, Recorded } from './play.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { createRecorder } from './recorder.ts'

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
})
type Stored = z.infer<typeof Stored>

const stored = () => {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : Stored.safeParse(JSON.parse(text)).data
}

const store = (recorded: Stored) => sessionStorage.setItem(storageKey, JSON.stringify(recorded))

/** The scenario of the mocks that is most like what stands on a real server. */
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
    ...{ began: Date.now(), steps: [], acts: [], hashes: [] },
    salt: Math.floor(Math.random() * 2 ** 31),
    start: {
      scenario: asked ?? likeHere(),
      path: createPseudonyms().hide.text(address.pathname + address.search),
      ...{ width, height, language: navigator.language },
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
      sessionStorage.removeItem(storageKey)
    },
  }
}

/**
 * Records this page from its load on. A recording that somebody has begun goes on over reloads, and holds what the
 * person does; any other is there for a report.
 */
export const startRecording = (onChange: () => void) => {
  const begun = stored()
  const began = begun?.began ?? Date.now()
  const steps: RawStep[] = begun?.steps ?? []
  let isOver = false
  const now = () => Date.now() - began
  const asked = begun && continueRecording(begun, now)
  const recorder = createRecorder(now, (step) => {
    if (isOver || steps.length >= mostSteps) return
    asked?.before(window.event)
    steps.push(step)
    onChange()
  })

  return {
    /** Whether somebody has begun it. */
    isAsked: begun !== undefined,
    next: (event: InspectionEvent): void => recorder.next(event),
    /** The state of every running machine by its place. */
    states: recorder.states,
    /** Writes down what somebody does with the tools of development. */
    act: (act: Act): void => asked?.write(act),
    steps: (): readonly RawStep[] => steps,
    recorded: (): Recorded => ({
      steps,
      ...(begun ? { start: begun.start, acts: begun.acts } : {}),
    }),
    isOver: (): boolean => isOver,
    stop: (): void => {
      isOver = true
      asked?.stop()
      onChange()
    },
  }
}
export type Recording = ReturnType<typeof startRecording>
