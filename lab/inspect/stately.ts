import type { createBrowserInspector } from '@statelyai/inspect'
import type { AnyActorRef, InspectionEvent } from 'xstate'

/** Stately's inspector in a window of its own. Nothing leaves the page, and nothing is loaded, before it is opened. */
export const createStately = () => {
  let stately: ReturnType<typeof createBrowserInspector> | undefined
  return {
    next: (event: InspectionEvent): void => stately?.inspect.next?.(event),
    /** Opens it with the actors in their current states, and keeps it up to date from then on. */
    open: async (running: () => readonly AnyActorRef[]): Promise<void> => {
      const inspect = await import('@statelyai/inspect')
      stately ??= inspect.createBrowserInspector({ autoStart: false })
      stately.start()
      for (const ref of running()) stately.actor(ref, ref.getSnapshot())
    },
  }
}
