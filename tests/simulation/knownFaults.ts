import type { Invariant } from './invariants.ts'

/**
 * What the client is known to do wrong. Both lists are to become empty. A kept schedule that is listed must still
 * fail: whoever repairs its fault takes it off the list. An invariant that is listed may fail in seeded schedules;
 * every other one may not.
 */
export const knownFaults: {
  readonly kept: readonly string[]
  readonly invariants: readonly Invariant[]
} = {
  kept: [
    'addRepeatedByNetwork',
    'addTwice',
    'backWhilePlacing',
    'changeBeforeSocket',
    'correction',
    'dropWhileMoving',
    'editWhileLoading',
    'editsLostOnReconnect',
    'editsLostOnReload',
    'heartBeforeLeaving',
    'heartLostOnLeaving',
    'heartsAfterFailedRead',
    'heartsWhileRemoving',
    'lateAnswer',
    'lateEvent',
    'lateLogin',
    'moveTwice',
    'moveWhileUndoable',
    'oldTabDeletesLogin',
    'orderNeverTold',
    'panelLineBack',
    'reloadWhilePlacing',
    'stockOfRows',
    'tenPresses',
    'typedBeforeOrder',
    'typedWhileAdding',
    'unseenWishRemoved',
  ],
  invariants: [
    'actKept',
    'cartShown',
    'draftKept',
    'heartsShown',
    'neverBack',
    'notPulled',
    'nothingUnasked',
    'orderAsWanted',
    'orderTold',
    'sessionKept',
    'stockShown',
    'wishesShown',
  ],
}
