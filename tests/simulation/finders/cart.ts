import { at, type Finder, from, late, onCart, plus, type } from './aim.ts'

/** Faults of editing the cart. */
export const cart: Readonly<Record<string, Finder>> = {
  tenPresses: {
    about:
      'Ten presses of "+" with a short loss of the network in the middle leave fewer than ten.',
    invariant: 'actKept',
    says: /plus of er03/,
    schedule: onCart(
      at(1_000, { fault: 'slow', ms: 250 }),
      ...Array.from({ length: 10 }, () => plus(60)),
      at(400, { fault: 'cut' }),
      at(300, { fault: 'restore' }),
    ),
  },
  correction: {
    about: 'A quantity that is corrected back before the first one was answered stays uncorrected.',
    invariant: 'actKept',
    says: /type of er03/,
    schedule: from({ path: '/cart', cart: { er03: 2 } }, [
      at(1_000, { fault: 'slow', ms: 400 }),
      type(100, 50),
      type(500, 2),
    ]),
  },
  panelLineBack: {
    about: 'A line that was deleted in the panel comes back after a short loss of the network.',
    invariant: 'actKept',
    says: /dropLine of er03/,
    schedule: from({ cart: { er03: 10 } }, [
      at(1_000, { do: 'openPanel' }),
      at(300, { do: 'dropLine', slug: 'polished-ball-earrings' }),
      at(5_800, { fault: 'cut' }),
      at(900, { fault: 'restore' }),
    ]),
  },
  lateAnswer: {
    about: 'An answer that comes late overwrites what another device has set meanwhile.',
    invariant: 'neverBack',
    says: /shows 5 of er03 again, after 9/,
    schedule: from({ path: '/cart', cart: { er03: 2 } }, [
      late(1_000, 'cart', 2_500),
      type(100, 5),
      { wait: 1_000, beside: 'deviceSets', customer: 'asha', variant: 'er03', quantity: 9 },
    ]),
  },
  editsLostOnReconnect: {
    about: 'A socket that connects again drops the edits that wait behind a slow one.',
    invariant: 'actKept',
    says: /plus of er03/,
    schedule: from({ path: '/cart', cart: { er03: 10, pd10: 10 } }, [
      late(1_000, 'cart', 3_000),
      at(100, { do: 'plus', variant: 'pd10' }),
      at(100, { fault: 'socketLost' }),
      plus(100),
    ]),
  },
  editsLostOnReload: {
    about: 'A reload drops the edits that wait behind a slow one.',
    invariant: 'actKept',
    says: /plus of er03/,
    schedule: onCart(
      at(1_000, { fault: 'slow', ms: 400 }),
      plus(100),
      plus(100),
      plus(100),
      at(100, { do: 'reload' }),
    ),
  },
  editWhileLoading: {
    about: 'A press of "+" while the cart is loaded again does nothing.',
    invariant: 'actKept',
    says: /plus of er03/,
    schedule: onCart(
      at(1_000, { fault: 'socketLost' }),
      at(900, { fault: 'slow', ms: 500 }),
      plus(1_300),
    ),
  },
  changeBeforeSocket: {
    about:
      'What another device changes between the first load and the first connection is never shown.',
    invariant: 'cartShown',
    says: /the shop has .* er03 × 9/,
    schedule: from({ cart: { er03: 2 } }, [
      { wait: 100, beside: 'deviceSets', customer: 'asha', variant: 'er03', quantity: 9 },
    ]),
  },
  stockBeforeSocket: {
    about: 'A stock that changes between the first load and the first connection is never shown.',
    invariant: 'stockShown',
    says: /er03: 1/,
    schedule: from({ path: '/cart', cart: { er03: 2 } }, [
      { wait: 100, beside: 'teamSetsStock', variant: 'er03', quantity: 1 },
    ]),
  },
  lateEvent: {
    about: 'An event of the socket that comes late overwrites a newer answer.',
    invariant: 'neverBack',
    says: /er03 again/,
    schedule: from({ path: '/cart', cart: { er03: 2 } }, [
      at(1_000, { fault: 'eventLate', ms: 2_000 }),
      plus(100),
      plus(500),
    ]),
  },
  stockOfRows: {
    about: 'The stock beside the rows of the cart stays what it was when the team changes it.',
    invariant: 'stockShown',
    says: /er03: 1/,
    schedule: from({ path: '/cart', cart: { er03: 2 } }, [
      { wait: 1_000, beside: 'teamSetsStock', variant: 'er03', quantity: 1 },
    ]),
  },
  unsureEdit: {
    about: 'A step that is taken back after an unanswered one is not sent, though the shop has it.',
    invariant: 'actKept',
    says: /minus of er03/,
    schedule: onCart(
      at(1_000, { fault: 'socketLost' }),
      at(100, { fault: 'answerFails', aim: 'cart' }),
      plus(100),
      at(500, { do: 'minus', variant: 'er03' }),
    ),
  },
}
