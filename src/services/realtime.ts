import type { Socket } from 'socket.io-client'
import type { Realtime } from '../contracts/realtime.ts'
import type { ContractBreach } from './failures.ts'

export interface RealtimeOptions {
  /** Where the shop stands; the page's own origin unless the build says otherwise. */
  readonly origin?: string
  readonly onBreach: (breach: ContractBreach) => void
}

/**
 * The shop's socket over socket.io (specification 7), whose code loads with the first connection. Every
 * event is parsed by the contract; one that does not fit is reported and not passed on.
 */
export const createRealtime = ({ origin = '', onBreach }: RealtimeOptions): Realtime => ({
  connect: (token, listener) => {
    let socket: Socket | undefined
    let watched: readonly string[] = []
    let isClosed = false

    const open = ({ openSocket }: typeof import('./socketConnection.ts')) => {
      if (isClosed) return
      socket = openSocket(origin, token, listener, onBreach)
      for (const slug of watched) socket.emit('product.watched', { slug })
    }
    import('./socketConnection.ts').then(open, () => {
      if (!isClosed) listener.lost('lost')
    })

    return {
      watch: (slugs) => {
        for (const slug of watched)
          if (!slugs.includes(slug)) socket?.emit('product.unwatched', { slug })
        for (const slug of slugs)
          if (!watched.includes(slug)) socket?.emit('product.watched', { slug })
        watched = slugs
      },
      close: () => {
        isClosed = true
        socket?.removeAllListeners()
        socket?.disconnect()
      },
    }
  },
})
