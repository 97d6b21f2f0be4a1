import { type ActorRefFrom, setup } from 'xstate'
import type { Message } from '../../contracts/primitives.ts'
import { refuses } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Refused, type Shell } from '../parts/shell.ts'

export type EndOutcome = ({ readonly kind: 'ended' } & Message) | Refused

/** The device to log out; null for all. */
interface Ending {
  readonly deviceId: string | null
}

/** Logging devices of the customer out, one by one or all at once. The page then reloads its list. */
export const devicesMachine = setup({
  types: {
    context: {} as { shell: Shell },
    input: {} as { shell: Shell },
    events: {} as { type: 'device.ended'; deviceId: string } | { type: 'devices.ended' },
  },
  actors: { end: refuses<EndOutcome, Ending>('end') },
  actions: {
    tell: ({ context: { shell } }, outcome: EndOutcome) => {
      const sentence = inServerWords(outcome)
      shell.send({ type: 'said', sentence })
      shell.send({ type: 'shop.changed', what: 'everything' })
    },
    toastFailure: ({ context }) => context.shell.send(defaultToast),
  },
}).createMachine({
  id: 'devices',
  context: ({ input }) => input,
  initial: 'listed',
  states: {
    listed: { on: { 'device.ended': 'ending', 'devices.ended': 'ending' } },
    ending: {
      invoke: {
        src: 'end',
        input: ({ event }): Ending => ({
          deviceId: event.type === 'device.ended' ? event.deviceId : null,
        }),
        onDone: {
          target: 'listed',
          actions: { type: 'tell', params: ({ event }) => event.output },
        },
        onError: { target: 'listed', actions: 'toastFailure' },
      },
    },
  },
})
export type DevicesRef = ActorRefFrom<typeof devicesMachine>
