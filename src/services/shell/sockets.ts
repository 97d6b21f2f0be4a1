import type { Realtime, RealtimeAuth, RealtimeListener } from '../../contracts/realtime.ts'
import { createHearing } from './hearing.ts'
import type { RealtimeOptions } from './realtime.ts'
import { openSocket, type SocketListener } from './socketConnection.ts'

/**
 * The shop's sockets over socket.io (rule R1). Every event is parsed by the contract; an invalid event is reported and
 * not forwarded. A page sends the time until which it knows every event.
 */
export const createSockets = ({ origin = '', onBreach, readAt }: RealtimeOptions): Realtime => {
  const hearing = createHearing(() => performance.now(), readAt)

  const open = (
    token: string,
    auth: RealtimeAuth,
    { connected, lost, received }: RealtimeListener,
  ) => {
    const listener: SocketListener = {
      received,
      alive: hearing.alive,
      opened: ({ at, missed }) => {
        hearing.opened(token, at)
        connected(missed)
      },
      lost: (why) => {
        hearing.lost()
        lost(why)
      },
    }
    const socket = openSocket(origin, auth, listener, onBreach)
    const close = () => {
      hearing.lost()
      socket.removeAllListeners()
      socket.disconnect()
    }
    return { socket, close }
  }

  return {
    connect: (token, listener) => {
      const { socket, close } = open(token, { token, ...hearing.known(token) }, listener)
      let watched: readonly string[] = []
      return {
        watch: (slugs) => {
          for (const slug of watched)
            if (!slugs.includes(slug)) socket.emit('product.unwatched', { slug })
          for (const slug of slugs)
            if (!watched.includes(slug)) socket.emit('product.watched', { slug })
          watched = slugs
        },
        close,
      }
    },
    follow: (application, listener) => {
      const { close } = open(application, { application }, listener)
      return { close }
    },
  }
}
