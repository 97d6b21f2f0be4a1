import type { Invariant } from './invariants.ts'
import { pageOf } from './pool.ts'
import type { Act, Aim, Customer, Fault, Schedule, Step } from './schedule.ts'

/** A schedule that is aimed at one fault, and what it shows where the fault is there. */
export interface Finder {
  readonly about: string
  readonly invariant: Invariant
  /** Found in what the violation says, so that shrinking does not end at another fault. */
  readonly says: RegExp
  readonly schedule: Omit<Schedule, 'seed'>
}

type Beginning = Partial<Omit<Schedule, 'seed' | 'steps' | 'carts' | 'wishes'>> & {
  readonly path?: string
  readonly cart?: Readonly<Record<string, number>>
  readonly wished?: readonly string[]
}

/** One tab of Asha's, unless the beginning says otherwise. */
const from = (
  { path = '/', cart = {}, wished = [], browsers = ['asha' as Customer], tabs }: Beginning,
  steps: readonly Step[],
): Omit<Schedule, 'seed'> => ({
  browsers,
  tabs: tabs ?? [{ browser: 0, path }],
  carts: { asha: cart },
  wishes: { asha: wished },
  steps,
})

const on =
  (tab: number) =>
  (wait: number, what: Act | Fault): Step => ({ wait, tab, ...what })
const at = on(0)
const lost = (wait: number, aim: Aim) => at(wait, { fault: 'answerLost', aim })
const late = (wait: number, aim: Aim, ms: number) => at(wait, { fault: 'answerLate', aim, ms })
const go = (wait: number, to: string) => at(wait, { do: 'go', to })
const plus = (wait: number) => at(wait, { do: 'plus', variant: 'ps' })
const type = (wait: number, quantity: number) => at(wait, { do: 'type', variant: 'ps', quantity })
const draft = (wait: number, variant: string, quantity: number) =>
  at(wait, { do: 'draft', variant, quantity })

const studs = pageOf('pearl-studs')
const band = pageOf('plain-band')

/** Each fault that is looked for by name. */
export const finders: Readonly<Record<string, Finder>> = {
  tenPresses: {
    about:
      'Ten presses of "+" with a short loss of the network in the middle leave fewer than ten.',
    invariant: 'actKept',
    says: /plus of ps/,
    schedule: from({ path: '/cart', cart: { ps: 10 } }, [
      at(1_000, { fault: 'slow', ms: 250 }),
      ...Array.from({ length: 10 }, () => plus(60)),
      at(400, { fault: 'cut' }),
      at(300, { fault: 'restore' }),
    ]),
  },
  correction: {
    about: 'A quantity that is corrected back before the first one was answered stays uncorrected.',
    invariant: 'actKept',
    says: /type of ps/,
    schedule: from({ path: '/cart', cart: { ps: 2 } }, [
      at(1_000, { fault: 'slow', ms: 400 }),
      type(100, 50),
      type(500, 2),
    ]),
  },
  panelLineBack: {
    about: 'A line that was deleted in the panel comes back after a short loss of the network.',
    invariant: 'actKept',
    says: /dropLine of ps/,
    schedule: from({ cart: { ps: 10 } }, [
      at(1_000, { do: 'openPanel' }),
      at(300, { do: 'dropLine', slug: 'pearl-studs' }),
      at(5_800, { fault: 'cut' }),
      at(900, { fault: 'restore' }),
    ]),
  },
  lateAnswer: {
    about: 'An answer that comes late overwrites what another device has set meanwhile.',
    invariant: 'neverBack',
    says: /shows 5 of ps again, after 9/,
    schedule: from({ path: '/cart', cart: { ps: 2 } }, [
      late(1_000, 'cart', 2_500),
      type(100, 5),
      { wait: 1_000, beside: 'deviceSets', customer: 'asha', variant: 'ps', quantity: 9 },
    ]),
  },
  typedBeforeOrder: {
    about:
      'A quantity that is typed just before the order is placed is lost, and the old one ordered.',
    invariant: 'orderAsWanted',
    says: /ps: \d+ pieces are ordered, 50 were wanted/,
    schedule: from({ path: '/cart', cart: { ps: 2 } }, [
      late(1_000, 'cart', 5_000),
      plus(100),
      type(300, 50),
      go(200, '/cart/checkout'),
      at(800, { do: 'order' }),
    ]),
  },
  typedWhileAdding: {
    about: 'Sizes that are typed into the table while an add is under way vanish.',
    invariant: 'draftKept',
    says: /7 typed for pb-r50/,
    schedule: from({ path: band }, [
      draft(1_000, 'pb-r48', 5),
      late(100, 'cart', 2_000),
      at(100, { do: 'add' }),
      draft(500, 'pb-r50', 7),
    ]),
  },
  addTwice: {
    about: 'An add whose answer was lost and that is pressed again counts twice.',
    invariant: 'actKept',
    says: /add of ps/,
    schedule: from({ path: studs }, [
      draft(1_000, 'ps', 3),
      lost(100, 'cart'),
      at(100, { do: 'add' }),
      at(3_000, { do: 'add' }),
    ]),
  },
  unseenWishRemoved: {
    about: 'Removing every wish that is shown deletes one that was never shown.',
    invariant: 'nothingUnasked',
    says: /plain-band false/,
    schedule: from({ path: '/wishlist', wished: ['star-charm'] }, [
      { wait: 1_000, beside: 'deviceWishes', customer: 'asha', slug: 'plain-band' },
      at(500, { do: 'dropWish', slug: 'star-charm' }),
    ]),
  },
  heartBeforeLeaving: {
    about:
      'A heart that is pressed just before the page is left is not on the wishlist that is shown.',
    invariant: 'wishesShown',
    says: /the shop has star-charm/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'slow', ms: 300 }),
      at(100, { do: 'heart', slug: 'star-charm' }),
      go(100, '/'),
    ]),
  },
  heartLostOnLeaving: {
    about:
      'A heart that is pressed just before the page is left is lost with its call, without a word.',
    invariant: 'actKept',
    says: /heart of star-charm/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'slow', ms: 300 }),
      at(100, { fault: 'callLost', aim: 'wish' }),
      at(100, { do: 'heart', slug: 'star-charm' }),
      go(100, '/'),
    ]),
  },
  heartsAfterFailedRead: {
    about: 'After a failed read of the wishlist all hearts stay off.',
    invariant: 'heartsShown',
    says: /shows nothing/,
    schedule: from({ path: '/eshop', wished: ['star-charm'] }, [
      at(1_000, { fault: 'serverFails', aim: 'wishlist' }),
      at(100, { do: 'reload' }),
    ]),
  },
  moveWhileUndoable: {
    about: '"Move to cart" does nothing while another removal can be undone.',
    invariant: 'actKept',
    says: /move of (ps|pearl-studs)/,
    schedule: from({ path: '/wishlist', wished: ['star-charm', 'pearl-studs'] }, [
      at(1_000, { do: 'dropWish', slug: 'star-charm' }),
      at(1_000, { do: 'move', slug: 'pearl-studs' }),
    ]),
  },
  moveTwice: {
    about: '"Move to cart" whose answer was lost and that is pressed again adds twice.',
    invariant: 'actKept',
    says: /move of ps/,
    schedule: from({ path: '/wishlist', wished: ['pearl-studs'] }, [
      lost(1_000, 'cart'),
      at(100, { do: 'move', slug: 'pearl-studs' }),
      at(3_000, { do: 'move', slug: 'pearl-studs' }),
    ]),
  },
  moveLostOnReload: {
    about: 'A reload while "Move to cart" looks the product up loses the move without a word.',
    invariant: 'actKept',
    says: /move of st/,
    schedule: from({ path: '/wishlist', wished: ['star-charm'] }, [
      at(1_000, { do: 'move', slug: 'star-charm' }),
      at(0, { do: 'reload' }),
    ]),
  },
  heartBeforeWishlist: {
    about: 'A heart that is pressed on a slow line is missing on the wishlist that opens after it.',
    invariant: 'wishesShown',
    says: /the shop has star-charm/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'callLate', aim: 'wish', ms: 5_000 }),
      at(100, { do: 'heart', slug: 'star-charm' }),
      go(100, '/wishlist'),
    ]),
  },
  keysOfTwoTabs: {
    about: 'A refused order of another tab takes away the key of one whose answer was lost.',
    invariant: 'orderTold',
    says: /nobody was told/,
    schedule: from(
      {
        tabs: [
          { browser: 0, path: '/cart/checkout' },
          { browser: 0, path: '/cart/checkout' },
        ],
        cart: { ps: 10 },
      },
      [
        late(1_000, 'order', 5_000),
        on(1)(0, { fault: 'callLate', aim: 'order', ms: 500 }),
        at(100, { do: 'order' }),
        on(1)(10, { do: 'order' }),
        at(2_000, { do: 'reload' }),
      ],
    ),
  },
  moveAgainAfterLostAnswer: {
    about: 'A second move of a product, long after one whose answer was lost, adds nothing.',
    invariant: 'actKept',
    says: /move of ps/,
    schedule: from({ path: '/wishlist', wished: ['pearl-studs'] }, [
      lost(1_000, 'cart'),
      at(100, { do: 'move', slug: 'pearl-studs' }),
      { wait: 5_000, beside: 'deviceSets', customer: 'asha', variant: 'ps', quantity: 0 },
      { wait: 5_000, beside: 'deviceWishes', customer: 'asha', slug: 'pearl-studs' },
      go(10_000, '/'),
      go(1_000, '/wishlist'),
      at(10_000, { do: 'move', slug: 'pearl-studs' }),
    ]),
  },
  moveWhilePicking: {
    about: 'A move to the cart waits for as long as another product is being picked.',
    invariant: 'actKept',
    says: /move of st/,
    schedule: from({ path: '/wishlist', wished: ['star-charm', 'rope-chain'] }, [
      at(1_000, { do: 'move', slug: 'rope-chain' }),
      at(0, { do: 'move', slug: 'star-charm' }),
    ]),
  },
  stockBeforeSocket: {
    about: 'A stock that changes between the first load and the first connection is never shown.',
    invariant: 'stockShown',
    says: /ps: 1/,
    schedule: from({ path: '/cart', cart: { ps: 2 } }, [
      { wait: 100, beside: 'teamSetsStock', variant: 'ps', quantity: 1 },
    ]),
  },
  orderNeverTold: {
    about: 'An order whose answer was lost is never told.',
    invariant: 'orderTold',
    says: /nobody was told/,
    schedule: from({ path: '/cart/checkout', cart: { ps: 10 } }, [
      lost(1_000, 'order'),
      at(100, { do: 'order' }),
    ]),
  },
  backWhilePlacing: {
    about: 'An order is never told to a buyer who goes back while it is placed.',
    invariant: 'orderTold',
    says: /nobody was told/,
    schedule: from({ path: '/cart/checkout', cart: { ps: 10 } }, [
      late(1_000, 'order', 1_000),
      at(100, { do: 'order' }),
      go(300, '/cart'),
    ]),
  },
  reloadWhilePlacing: {
    about: 'An order is never told to a buyer who reloads the page while it is placed.',
    invariant: 'orderTold',
    says: /nobody was told/,
    schedule: from({ path: '/cart/checkout', cart: { ps: 10 } }, [
      late(1_000, 'order', 1_000),
      at(100, { do: 'order' }),
      at(300, { do: 'reload' }),
    ]),
  },
  oldTabDeletesLogin: {
    about: 'A tab that slept with an old token deletes the cookie of the newer login.',
    invariant: 'sessionKept',
    says: /tab 1 deleted/,
    schedule: from(
      {
        tabs: [
          { browser: 0, path: '/my-account' },
          { browser: 0, path: '/' },
        ],
      },
      [
        on(1)(1_000, { do: 'sleep' }),
        at(500, { do: 'logout' }),
        go(1_000, '/login'),
        at(500, { do: 'login', customer: 'asha' }),
        on(1)(5_000, { do: 'wake' }),
      ],
    ),
  },
  lateLogin: {
    about: 'A late login pulls a buyer who has moved on back to the front page.',
    invariant: 'notPulled',
    says: /from \/the-shop/,
    schedule: from({ path: '/login', browsers: [null] }, [
      late(1_000, 'login', 2_000),
      at(100, { do: 'login', customer: 'asha' }),
      go(500, '/the-shop'),
    ]),
  },
  editsLostOnReconnect: {
    about: 'A socket that connects again drops the edits that wait behind a slow one.',
    invariant: 'actKept',
    says: /plus of ps/,
    schedule: from({ path: '/cart', cart: { ps: 10, st: 10 } }, [
      late(1_000, 'cart', 3_000),
      at(100, { do: 'plus', variant: 'st' }),
      at(100, { fault: 'socketLost' }),
      plus(100),
    ]),
  },
  editsLostOnReload: {
    about: 'A reload drops the edits that wait behind a slow one.',
    invariant: 'actKept',
    says: /plus of ps/,
    schedule: from({ path: '/cart', cart: { ps: 10 } }, [
      at(1_000, { fault: 'slow', ms: 400 }),
      plus(100),
      plus(100),
      plus(100),
      at(100, { do: 'reload' }),
    ]),
  },
  editWhileLoading: {
    about: 'A press of "+" while the cart is loaded again does nothing.',
    invariant: 'actKept',
    says: /plus of ps/,
    schedule: from({ path: '/cart', cart: { ps: 10 } }, [
      at(1_000, { fault: 'socketLost' }),
      at(900, { fault: 'slow', ms: 500 }),
      plus(1_300),
    ]),
  },
  changeBeforeSocket: {
    about:
      'What another device changes between the first load and the first connection is never shown.',
    invariant: 'cartShown',
    says: /the shop has .* ps × 9/,
    schedule: from({ cart: { ps: 2 } }, [
      { wait: 100, beside: 'deviceSets', customer: 'asha', variant: 'ps', quantity: 9 },
    ]),
  },
  lateEvent: {
    about: 'An event of the socket that comes late overwrites a newer answer.',
    invariant: 'neverBack',
    says: /ps again/,
    schedule: from({ path: '/cart', cart: { ps: 2 } }, [
      at(1_000, { fault: 'eventLate', ms: 2_000 }),
      plus(100),
      plus(500),
    ]),
  },
  dropWhileMoving: {
    about: 'A wish that is removed while another is moved to the cart stays on the list.',
    invariant: 'actKept',
    says: /dropWish of star-charm/,
    schedule: from({ path: '/wishlist', wished: ['star-charm', 'pearl-studs'] }, [
      late(1_000, 'cart', 1_000),
      at(100, { do: 'move', slug: 'pearl-studs' }),
      at(300, { do: 'dropWish', slug: 'star-charm' }),
    ]),
  },
  heartsWhileRemoving: {
    about: 'The hearts of a list that opens while wishes are removed stay on.',
    invariant: 'heartsShown',
    says: /shows star-charm; the shop has nothing/,
    schedule: from({ path: '/wishlist', wished: ['star-charm'] }, [
      late(1_000, 'wish', 1_000),
      at(100, { do: 'dropWish', slug: 'star-charm' }),
      go(300, '/eshop'),
    ]),
  },
  addRepeatedByNetwork: {
    about: 'An add that the network sends twice counts twice.',
    invariant: 'actKept',
    says: /add of ps/,
    schedule: from({ path: studs }, [
      draft(1_000, 'ps', 3),
      at(100, { fault: 'callTwice', aim: 'cart' }),
      at(100, { do: 'add' }),
    ]),
  },
  stockOfRows: {
    about: 'The stock beside the rows of the cart stays what it was when the team changes it.',
    invariant: 'stockShown',
    says: /ps: 1/,
    schedule: from({ path: '/cart', cart: { ps: 2 } }, [
      { wait: 1_000, beside: 'teamSetsStock', variant: 'ps', quantity: 1 },
    ]),
  },
  unsureEdit: {
    about: 'A step that is taken back after an unanswered one is not sent, though the shop has it.',
    invariant: 'actKept',
    says: /minus of ps/,
    schedule: from({ path: '/cart', cart: { ps: 10 } }, [
      at(1_000, { fault: 'socketLost' }),
      at(100, { fault: 'answerFails', aim: 'cart' }),
      plus(100),
      at(500, { do: 'minus', variant: 'ps' }),
    ]),
  },
  unsureWish: {
    about:
      'A heart that is pressed back after an unanswered press is not sent, though the shop has it.',
    invariant: 'actKept',
    says: /heart of star-charm/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'answerFails', aim: 'wish' }),
      at(100, { do: 'heart', slug: 'star-charm' }),
      at(500, { do: 'heart', slug: 'star-charm' }),
    ]),
  },
  editAfterAdd: {
    about: 'A slow add overwrites a quantity that was typed into the cart after it.',
    invariant: 'actKept',
    says: /type of ps/,
    schedule: from({ path: studs, cart: { ps: 10 } }, [
      draft(1_000, 'ps', 20),
      at(100, { fault: 'callLate', aim: 'cart', ms: 3_000 }),
      at(100, { do: 'add' }),
      go(100, '/cart'),
      type(500, 30),
    ]),
  },
  addAfterEdit: {
    about: 'An edit of the cart that is tried again overwrites what was added after it.',
    invariant: 'actKept',
    says: /add of ps/,
    schedule: from({ path: '/cart', cart: { ps: 10 } }, [
      at(1_000, { fault: 'serverFails', aim: 'cart' }),
      type(100, 30),
      go(100, studs),
      draft(300, 'ps', 20),
      at(100, { do: 'add' }),
    ]),
  },
  wishesLostOnReload: {
    about: 'Of several removed wishes a reload sends one alone.',
    invariant: 'actKept',
    says: /confirmAllWishes of/,
    schedule: from({ path: '/wishlist', wished: ['star-charm', 'pearl-studs', 'plain-band'] }, [
      at(1_000, { do: 'askAllWishes' }),
      at(300, { do: 'confirmAllWishes' }),
      at(300, { do: 'reload' }),
    ]),
  },
  failedAddOfLeftPage: {
    about: 'An add that fails after its page was left is not told.',
    invariant: 'actKept',
    says: /add of ps/,
    schedule: from({ path: studs }, [
      draft(1_000, 'ps', 3),
      at(100, { fault: 'callLost', aim: 'cart' }),
      at(100, { do: 'add' }),
      go(0, '/'),
    ]),
  },
}
