import { createRoot } from 'react-dom/client'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { stayOnTop } from '../../mocks/browser/stayOnTop.ts'
import type { Realtime } from '../../src/contracts/realtime.ts'
import { inspectorId } from '../acts/watchActs.ts'
import { watchCalls } from './calls.ts'
import { Dock } from './Dock.tsx'
import { entriesBefore, keepForReload } from './earlier.ts'
import { createAppInspector } from './inspector.ts'
import { watchRealtime } from './socket.ts'

export interface Watched {
  /** For every actor system of the app. */
  readonly watching: Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>
  /** The socket, which the inspector watches. */
  readonly realtime: Realtime
}

const withoutInspect = (href: string): string => {
  const address = new URL(href)
  address.searchParams.delete('inspect')
  return address.href
}

const losesRecording = 'The recording is not saved. Drop it, and end the inspector?'

/** Docks the inspector onto the page, and watches the actors, calls and messages of the app. */
export const openInspector = (realtime: Realtime): Watched => {
  const inspector = createAppInspector(entriesBefore())
  const { log, line, secrets, clock, recording } = inspector
  watchCalls(inspector)
  window.addEventListener('pagehide', () => keepForReload(log.content().entries, secrets))
  // Replays in Chromium read the states, and set faults.
  Object.assign(window, { almaInspector: inspector })
  const place = document.createElement('div')
  place.id = inspectorId
  stayOnTop(place)
  /** The next page has no inspector, which would leave a gap in a recording that went on. */
  const close = () => {
    if (recording?.isUnsaved() && !window.confirm(losesRecording)) return
    recording?.drop()
    sessionStorage.removeItem('alma.inspect')
    window.location.assign(withoutInspect(window.location.href))
  }
  createRoot(place).render(<Dock inspector={inspector} onClose={close} />)
  return {
    watching: { inspect: inspector.watch, clock: clock.ofActors },
    realtime: watchRealtime(realtime, log, line),
  }
}
