import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { type Missed, missedNothing, type RealtimeEvent } from '../../../src/contracts/realtime.ts'
import {
  type ProductsWatched,
  realtimeMachine,
  type SocketFact,
} from '../../../src/machines/shell/realtime.machine.ts'
import { recordingShell } from '../fixtures.ts'

export const connected = (missed: Partial<Missed> = {}): SocketFact => ({
  type: 'socket.connected',
  missed: { ...missedNothing, ...missed },
})
export const opened = { type: 'connection.opened', stock: [] }

/** The live connection of a page, without a session yet; the test reports what its socket does. */
export const start = () => {
  const clock = new SimulatedClock()
  const shell = recordingShell()
  /** Tokens of the connections that are open, oldest first. */
  const open: string[] = []
  /** The products that were watched, whenever that changed. */
  const watched: (readonly string[])[] = []
  let send: (fact: SocketFact) => void = () => undefined
  const actor = createActor(
    realtimeMachine.provide({
      actors: {
        socket: fromCallback<ProductsWatched, { token: string; slugs: readonly string[] }>(
          ({ input, sendBack, receive }) => {
            open.push(input.token)
            watched.push(input.slugs)
            receive(({ slugs }) => watched.push(slugs))
            send = sendBack
            return () => void open.splice(open.indexOf(input.token), 1)
          },
        ),
      },
    }),
    { clock, input: { shell } },
  ).start()
  const received = (news: RealtimeEvent) => send({ type: 'socket.received', news })
  return {
    ...{ actor, clock, open, watched, received },
    socket: (fact: SocketFact) => send(fact),
    facts: shell.sent,
    login: (token: string) => actor.send({ type: 'session.opened', token }),
    state: () => JSON.stringify(actor.getSnapshot().value),
  }
}
