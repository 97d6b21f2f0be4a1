import {
  createBrowserInspector,
  createInspector,
  type StatelyInspectionEvent,
} from '@statelyai/inspect'
import type { AnyActorRef, InspectionEvent, Observer } from 'xstate'
import { type Seen, see } from './record.ts'

/** Maximum number of messages kept for Stately's inspector; the oldest are dropped first. */
const kept = 2_000

/**
 * Watches every actor of the running app through the inspector's interface. Nothing leaves the page until
 * `openInStately` is called.
 */
export const createAppInspector = () => {
  const refs = new Map<string, AnyActorRef>()
  const listeners = new Set<() => void>()
  const messages: StatelyInspectionEvent[] = []
  let seen: Seen = { actors: new Map(), events: [] }
  let isTold = false
  let stately: ReturnType<typeof createBrowserInspector> | undefined

  const tell = () => {
    isTold = false
    for (const listener of listeners) listener()
  }
  const { inspect } = createInspector({
    send: (message) => {
      seen = see(seen, message)
      messages.push(message)
      if (messages.length > kept) messages.shift()
      stately?.adapter.send(message)
      if (!isTold) requestAnimationFrame(tell)
      isTold = true
    },
  })
  const watch: Observer<InspectionEvent> = {
    next: (event) => {
      if (event.type === '@xstate.actor')
        refs.set(event.actorRef.sessionId, event.actorRef as AnyActorRef)
      inspect.next?.(event)
    },
  }

  return {
    /** For the option `inspect` of `createActor`. */
    watch,
    getSeen: () => seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Whether an actor still runs: a stopped actor is not visible anywhere else. */
    isRunning: (sessionId: string) => refs.get(sessionId)?.getSnapshot().status === 'active',
    /** Opens Stately's inspector in a separate window with everything so far, and keeps it up to date. */
    openInStately: () => {
      stately ??= createBrowserInspector({ autoStart: false })
      stately.start()
      for (const message of messages) stately.adapter.send(message)
    },
  }
}
export type AppInspector = ReturnType<typeof createAppInspector>
