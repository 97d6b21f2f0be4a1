import type { Socket } from 'socket.io-client'
import type {
  Realtime,
  RealtimeAuth,
  RealtimeListener,
  ServerEventBody,
} from '../contracts/realtime.ts'
import type { ContractBreach } from './failures.ts'
import { createHearing } from './hearing.ts'

export interface RealtimeOptions {
  /** Where the shop stands; the page's own origin unless the build says otherwise. */
  readonly origin?: string
  readonly onBreach: (breach: ContractBreach) => void
  /** A clock that never goes back, ms. */
  readonly now?: () => number
}

/**
 * The shop's socket over socket.io (specification 7), whose code loads with the first connection. Every
 * event is parsed by the contract; one that does not fit is reported and not passed on.
 */
export const createRealtime = ({
  origin = '',
  onBreach,
  now = () => performance.now(),
}: RealtimeOptions): Realtime => {
  const hearing = createHearing(now)

  /** @param onOpen gets the socket once its code is here */
  const open = (
    token: string,
    auth: RealtimeAuth,
    { connected, lost, told }: RealtimeListener,
    onOpen: (socket: Socket) => void,
  ) => {
    let socket: Socket | undefined
    let isClosed = false
    const listener = {
      told,
      opened: ({ at, missed }: ServerEventBody<'connection.opened'>) => {
        hearing.opened(token, at)
        connected(missed)
      },
      alive: hearing.alive,
      lost: (why: Parameters<typeof lost>[0]) => {
        hearing.lost()
        lost(why)
      },
    }
    import('./socketConnection.ts').then(
      ({ openSocket }) => {
        if (isClosed) return
        socket = openSocket(origin, auth, listener, onBreach)
        onOpen(socket)
      },
      () => {
        if (!isClosed) lost('lost')
      },
    )
    return {
      socket: () => socket,
      close: () => {
        isClosed = true
        hearing.lost()
        socket?.removeAllListeners()
        socket?.disconnect()
      },
    }
  }

  return {
    connect: (token, listener) => {
      let watched: readonly string[] = []
      const heardUntil = hearing.until(token)
      const auth = { token, ...(heardUntil === undefined ? {} : { heardUntil }) }
      const { socket, close } = open(token, auth, listener, (opened) => {
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
      const { close } = open(application, { application }, listener, () => undefined)
      return { close }
    },
  }
}
