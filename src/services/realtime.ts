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
    let socket: Socket | undefined
    let watched: string | null = null
    let isClosed = false

    const open = ({ io }: typeof import('socket.io-client')) => {
      if (isClosed) return
      socket = io(`${origin}${realtimeNamespace}`, {
        ...{ auth: { token }, timeout, reconnection: false, forceNew: true },
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
      })
      listen(socket, listener, onBreach)
      if (watched !== null) socket.emit('product.watched', { slug: watched })
    }
    import('socket.io-client').then(open, () => {
      if (!isClosed) listener.lost('lost')
    })

    return {
      watch: (slug) => {
        if (watched !== null) socket?.emit('product.unwatched', { slug: watched })
        if (slug !== null) socket?.emit('product.watched', { slug })
        watched = slug
      },
      close: () => {
        isClosed = true
        socket?.removeAllListeners()
        socket?.disconnect()
      },
    }
  },
})
