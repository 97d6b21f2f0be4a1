import type { Socket } from 'socket.io-client'
import type { Realtime, RealtimeAuth, RealtimeListener } from '../contracts/realtime.ts'
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
export const createRealtime = ({ origin = '', onBreach }: RealtimeOptions): Realtime => {
  /** @param onOpen gets the socket once its code is here */
  const open = (
    auth: RealtimeAuth,
    listener: RealtimeListener,
    onOpen: (socket: Socket) => void,
  ) => {
    let socket: Socket | undefined
    let isClosed = false
    import('./socketConnection.ts').then(
      ({ openSocket }) => {
        if (isClosed) return
        socket = openSocket(origin, auth, listener, onBreach)
        onOpen(socket)
      },
      () => {
        if (!isClosed) listener.lost('lost')
      },
    )
    return {
      socket: () => socket,
      close: () => {
        isClosed = true
        socket?.removeAllListeners()
        socket?.disconnect()
      },
    }
  }

  return {
    connect: (token, listener) => {
      let watched: readonly string[] = []
      const { socket, close } = open({ token }, listener, (opened) => {
        for (const slug of watched) opened.emit('product.watched', { slug })
      })
      return {
        watch: (slugs) => {
          for (const slug of watched)
            if (!slugs.includes(slug)) socket()?.emit('product.unwatched', { slug })
          for (const slug of slugs)
            if (!watched.includes(slug)) socket()?.emit('product.watched', { slug })
          watched = slugs
        },
        close,
      }
    },
    follow: (application, listener) => {
      const { close } = open({ application }, listener, () => undefined)
      return { close }
    },
  }
}
