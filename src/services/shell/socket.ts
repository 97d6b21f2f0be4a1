import { fromCallback } from 'xstate'
import type { Realtime } from '../../contracts/realtime.ts'
import type { ProductsWatched, SocketFact } from '../../machines/shell/realtime.machine.ts'

/** One connection of the realtime machine. It lives as long as the actor. */
export const socketActor = (realtime: Realtime) =>
  fromCallback<ProductsWatched, { token: string; slugs: readonly string[] }>(
    ({ input, sendBack, receive }) => {
      const send = (fact: SocketFact) => sendBack(fact)
      const connection = realtime.connect(input.token, {
        connected: (missed) => send({ type: 'socket.connected', missed }),
        lost: (why) => send({ type: `socket.${why}` }),
        received: (news) => send({ type: 'socket.received', news }),
      })
      connection.watch(input.slugs)
      receive(({ slugs }) => connection.watch(slugs))
      return () => connection.close()
    },
  )
