import type { Socket } from 'socket.io-client'
import {
  type Realtime,
  type RealtimeListener,
  realtimeNamespace,
  type ServerEvent,
  serverEvents,
  type Told,
} from '../contracts/realtime.ts'
import { ContractBreach } from './failures.ts'

/** How long connecting may take, ms (specification 7, realtime socket). */
const timeout = 20_000

export interface RealtimeOptions {
  /** Where the shop stands; the page's own origin unless the build says otherwise. */
  readonly origin?: string
  readonly onBreach: (breach: ContractBreach) => void
}

const listen = (
  socket: Socket,
  listener: RealtimeListener,
  onBreach: RealtimeOptions['onBreach'],
) => {
  for (const event of Object.keys(serverEvents) as ServerEvent[])
    socket.on(event, (body: unknown) => {
      const { data, error } = serverEvents[event].safeParse(body)
      if (error) onBreach(new ContractBreach(`the event ${event}`, error.message))
      else listener.told({ event, body: data } as Told)
    })
  socket.on('connect', () => listener.connected())
  socket.on('disconnect', () => listener.lost('lost'))
  socket.on('connect_error', ({ message }) =>
    listener.lost(message === 'unauthorized' ? 'refused' : 'lost'),
  )
}

/**
 * The shop's socket over socket.io (specification 7), whose code loads with the first connection. Every
 * event is parsed by the contract; one that does not fit is reported and not passed on.
 */
export const createRealtime = ({ origin = '', onBreach }: RealtimeOptions): Realtime => ({
  connect: (token, listener) => {
    const closing = new AbortController()
    import('socket.io-client').then(
      ({ io }) => {
        if (closing.signal.aborted) return
        const socket = io(`${origin}${realtimeNamespace}`, {
          ...{ auth: { token }, timeout, reconnection: false, forceNew: true },
          transports: ['websocket', 'polling'],
          tryAllTransports: true,
        })
        listen(socket, listener, onBreach)
        closing.signal.addEventListener('abort', () => {
          socket.removeAllListeners()
          socket.disconnect()
        })
      },
      () => {
        if (!closing.signal.aborted) listener.lost('lost')
      },
    )
    return () => closing.abort()
  },
})
