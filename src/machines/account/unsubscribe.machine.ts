import { setup } from 'xstate'
import { refuses } from '../parts/refuses.ts'

/**
 * The link at the end of a newsletter. The call is made once. The page reports success in any case (rule P13).
 */
export const unsubscribeMachine = setup({
  types: {
    context: {} as { token: string },
    input: {} as { token: string },
  },
  actors: { unsubscribe: refuses<void, { token: string }>('unsubscribe') },
}).createMachine({
  id: 'unsubscribe',
  context: ({ input }) => input,
  initial: 'calling',
  states: {
    calling: {
      invoke: {
        src: 'unsubscribe',
        input: ({ context }) => context,
        onDone: 'done',
        onError: 'done',
      },
    },
    done: { type: 'final' },
  },
})
