import type { InspectionEvent } from 'xstate'
import { z } from 'zod'
import { JourneyStep } from './journey.ts'
import type { RawStep } from './play.ts'
import { createRecorder } from './recorder.ts'

const storageKey = 'alma.record'
/** A journey of more steps is of no use to anybody. */
const mostSteps = 5_000

/** What a tab has recorded so far, over several loads of a page. */
const Stored = z.object({
  /** When it began, ms since the epoch. */
  began: z.number(),
  steps: z.array(z.object({ step: JourneyStep, at: z.number() })),
})

const stored = () => {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : Stored.safeParse(JSON.parse(text)).data
}

/** A recording begins with a load of the page: a journey starts the app. */
export const beginRecording = (): void => {
  sessionStorage.setItem(storageKey, JSON.stringify({ began: Date.now(), steps: [] }))
  window.location.reload()
}

/**
 * Records this page from its load on. A recording that somebody has begun goes on over reloads; any other is there for
 * a report.
 */
export const startRecording = (onChange: () => void) => {
  const begun = stored()
  const { began, steps: earlier } = begun ?? { began: Date.now(), steps: [] }
  const steps: RawStep[] = [...earlier]
  let isOver = false
  const recorder = createRecorder(
    () => Date.now() - began,
    (step) => {
      if (isOver || steps.length >= mostSteps) return
      steps.push(step)
      onChange()
    },
  )
  const keep = () => sessionStorage.setItem(storageKey, JSON.stringify({ began, steps }))
  if (begun) window.addEventListener('pagehide', keep)

  return {
    /** Whether somebody has begun it. */
    isAsked: begun !== undefined,
    next: (event: InspectionEvent): void => recorder.next(event),
    steps: (): readonly RawStep[] => steps,
    isOver: (): boolean => isOver,
    stop: (): void => {
      isOver = true
      window.removeEventListener('pagehide', keep)
      sessionStorage.removeItem(storageKey)
      onChange()
    },
  }
}
export type Recording = ReturnType<typeof startRecording>
