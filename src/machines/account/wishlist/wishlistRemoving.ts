import { assign, raise } from 'xstate'
import { wishlistSetup } from './wishlistSetup.ts'

/** Products removed on the page of the list can be restored for a while (rule W2). */
export const removing = wishlistSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'wishes.dropped': dropping(), 'wishes.hidden': 'undoable' } },
    undoable: {
      after: { undoable: { target: 'none', actions: 'release' } },
      on: {
        'drop.undone': { target: 'none', actions: 'restore' },
        'wishes.dropped': dropping(),
        'wishes.hidden': { target: 'undoable', reenter: true },
        'page.shown': { target: 'none', actions: 'release' },
        'acts.flushed': { target: 'none', actions: 'release' },
      },
    },
  },
})

/** "Remove all" names the number first. */
export const asking = wishlistSetup.createStateConfig({
  initial: 'no',
  states: {
    no: {
      on: {
        'removal.asked': {
          target: 'asked',
          actions: assign({ asked: ({ event }) => event.productIds }),
        },
      },
    },
    asked: {
      on: {
        'removal.confirmed': {
          target: 'no',
          actions: [
            { type: 'drop', params: ({ context }) => context.asked },
            raise({ type: 'wishes.hidden' }),
          ],
        },
        'removal.cancelled': 'no',
        'page.shown': 'no',
      },
    },
  },
})

/** Hides products and starts the time in which they can be restored. */
function dropping() {
  return {
    target: 'undoable',
    reenter: true,
    actions: {
      type: 'drop',
      params: ({ event }: { event: { productIds: readonly string[] } }) => event.productIds,
    },
  } as const
}
