import type { InspectionEvent } from 'xstate'
import { z } from 'zod'
import { JourneyStep } from './journey.ts'
import type { RawStep } from './play.ts'
import { createRecorder } from './recorder.ts'

const storageKey = 'alma.record'

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

/** The recording of this tab, if it has one. */
export const continueRecording = (onChange: () => void) => {
  const known = stored()
  if (!known) return undefined
  const steps: RawStep[] = [...known.steps]
  let isOver = false
  const recorder = createRecorder(
    () => Date.now() - known.began,
    (step) => {
      if (!isOver) steps.push(step)
      onChange()
    },
  )
  const keep = () =>
    sessionStorage.setItem(storageKey, JSON.stringify({ began: known.began, steps }))
  window.addEventListener('pagehide', keep)

  return {
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
export type Recording = NonNullable<ReturnType<typeof continueRecording>>
