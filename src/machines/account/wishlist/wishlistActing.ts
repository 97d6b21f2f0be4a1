import { assign, raise } from 'xstate'
import { afterToggle } from '../../../domain/account/wishAct.ts'
import { afterDone, withNextSending } from '../../../domain/account/wishActs.ts'
import type { WishAct } from '../../../domain/account/wishes.ts'
import { wishlistSetup } from './wishlistSetup.ts'

/** Sending the buyer's acts, one product at a time. */
export const acting = wishlistSetup.createStateConfig({
  initial: 'idle',
  on: {
    'wish.toggled': {
      actions: assign(({ context, event }) => afterToggle(context, event.productId)),
    },
    'page.left': {
      guard: 'hasActs',
      actions: {
        type: 'sendRest',
        params: ({ context: { userId, acts } }) => ({ userId, acts }),
      },
    },
  },
  states: {
    idle: { always: { guard: 'hasActs', target: 'sending' } },
    sending: {
      entry: assign(({ context }) => withNextSending(context)),
      invoke: {
        src: 'sendAct',
        input: ({ context: { userId, sending } }) => ({ userId, act: requireAct(sending) }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'idle',
            actions: [
              { type: 'tellAct', params: ({ event }) => event.output },
              assign(({ context }) => ({ ...afterDone(context), sendFailures: 0 })),
              raise({ type: 'act.done' }),
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'unanswered',
            target: 'waiting',
            actions: 'keepRetry',
          },
          {
            target: 'idle',
            actions: [{ type: 'tellAct', params: ({ event }) => event.output }, 'discardSending'],
          },
        ],
        onError: [
          { guard: 'mayRetry', target: 'waiting', actions: 'keepRetry' },
          { target: 'idle', actions: ['sayNotSaved', 'discardSending'] },
        ],
      },
    },
    /** The shop could not be reached, or failed. */
    waiting: {
      after: { sendBackOff: 'idle' },
      on: { 'wishlist.outdated': 'idle', 'acts.flushed': 'idle' },
    },
  },
})

const requireAct = (act: WishAct | null): WishAct => {
  if (!act) throw new Error('a wish is sent without an act')
  return act
}
