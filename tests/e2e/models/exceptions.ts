import type { MachineName } from '../../../lab/run/names.ts'

/** Parts of a machine by their ids, and why neither a flow nor a journey passes them in Chromium. */
type Exception = readonly [parts: RegExp, reason: string]

const watcher = 'what watches the browser does not fail in Chromium'
const twoTabs = 'another tab says it, and a journey is of one tab'
const hiddenForm = 'the form is hidden once it is done'
const shortWait =
  'the wait before a retry ends within a second: tests/machines/account/inbox.test.ts'
const widened = 'a journey keeps the width of its window: tests/e2e/shell/tablet.spec.ts'

/** Of the machines without a model; `tests/flows/coverage.test.ts` fails if one is missing or no longer needed. */
export const exceptions: Partial<Record<MachineName, readonly Exception[]>> = {
  addressForm: [[/done/, 'the page leads on to the addresses']],
  app: [
    [
      /offline\.continued|commands\./,
      'tests/e2e/orders/offlineQueue.spec.ts: the network is cut at each point',
    ],
    [
      /stock\.changed|catalogue\.changed|message\.added/,
      'the team changes the shop: tests/e2e/shell/realtime.spec.ts',
    ],
    [/product\.changed/, 'the team changes a product: tests/e2e/orders/cartNews.spec.ts'],
    [/page\.left/, 'the page is gone by then, and its actors cannot be asked'],
    [/settingsAge/, 'lasts for minutes: tests/machines/app.test.ts'],
  ],
  askReturn: [[/done/, 'the page leads on to the thread']],
  cartPage: [
    [
      /removing|dropped|undoable|note/,
      'tests/views/cart/removed.test.tsx: removed, restored, left',
    ],
    [
      /searching|query|lines\./,
      'only a long cart can be searched: tests/e2e/orders/largeCart.spec.ts',
    ],
  ],
  cartPanel: [
    [
      /panel\.closed|after\.undoable|drop\.undone\|0/,
      'a journey restores the line: tests/machines/cart/cartPanel.test.ts',
    ],
    [/session\.closed/, 'nobody can log out while the panel is open; another tab does'],
    [/undoable\|order\.chosen/, 'tests/e2e/shell/panels.spec.ts orders right after a removal'],
  ],
  changeEmail: [[/done/, hiddenForm]],
  changePassword: [[/done\|form\.typed/, hiddenForm]],
  connectivity: [
    [/connectivity\|.*error/, watcher],
    [/./, 'the server is not reached for seconds: tests/e2e/shell/connection.spec.ts'],
  ],
  cancelOrder: [[/./, 'tests/e2e/orders/orderLife.spec.ts: kept, cancelled']],
  movedDate: [[/./, 'tests/e2e/orders/movedDate.spec.ts: dropped, waited']],
  coupon: [[/./, 'tests/e2e/orders/coupon.spec.ts: refused, used, kept, ordered with']],
  customWork: [[/done/, 'the page leads on to the thread']],
  devices: [
    [
      /device\.ended/,
      'the mock shop has one device: tests/e2e/account/account.spec.ts logs another out',
    ],
  ],
  emailLink: [
    [/typed|submitted\|1/, 'it is one button: nothing is typed, and a link of a mail has a token'],
    [/reopened/, hiddenForm],
  ],
  emailVerification: [
    [
      /./,
      'a link that fails or is no longer valid: tests/e2e/account/accounts.spec.ts, tests/machines/account',
    ],
  ],
  eraseAccount: [[/done/, hiddenForm]],
  filterSheet: [
    [/widened/, widened],
    [/error/, watcher],
  ],
  freshness: [
    [/freshness\|.*error/, watcher],
    [/readAgain/, 'reads again after 45 s: tests/e2e/content/content.spec.ts'],
    [/hidden|seen/, 'a journey does not leave its tab: tests/machines/content'],
  ],
  gallery: [[/error/, watcher]],
  inbox: [
    [
      /telling|message\.added/,
      'messages come from the team: tests/e2e/account/account.spec.ts reads one',
    ],
    [/outdated|loadBackOff/, shortWait],
  ],
  listing: [
    [/listing\|.*error/, watcher],
    [/news/, 'the catalogue changes under a list: tests/e2e/catalogue/openList.spec.ts'],
    [/growth/, 'a page of the list fails as it is scrolled: tests/e2e/catalogue/longList.spec.ts'],
  ],
  megaMenu: [
    [/./, 'a press or a move while the pointer rests, too fast for a replay: tests/machines/shell'],
  ],
  mobileMenu: [
    [/widened/, widened],
    [/error/, watcher],
  ],
  offlineQueue: [[/./, 'tests/e2e/orders/offlineQueue.spec.ts: the network is cut at each point']],
  orderDetails: [
    [/orderDetails\|.*error/, watcher],
    [/./, 'an order changes while it loads: tests/machines/orders/orderDetails.test.ts'],
  ],
  paperDownload: [[/./, 'tests/e2e/orders/papers.spec.ts downloads the proforma invoice']],
  resalePack: [[/./, 'tests/e2e/orders/resale.spec.ts downloads a pack']],
  placement: [
    [
      /location\.shown|placed\|\|/,
      'the actors start again with the next page: tests/machines/orders',
    ],
    [
      /./,
      'the answer to an order is lost for long: tests/e2e/orders/lostAnswer.spec.ts, over a reload, too',
    ],
  ],
  preferences: [
    [/choices\.heard|tabs/, twoTabs],
    [/./, 'the lists are asked for before a fault can be set: tests/machines/shell'],
  ],
  profile: [[/reopened/, 'the form of the profile stays open']],
  lists: [[/./, 'tests/e2e/orders/lists.spec.ts: another device changes them']],
  savedRows: [
    [/./, 'tests/e2e/orders/savedRows.spec.ts: removed, left and reloaded, an answer is lost'],
  ],
  saveList: [[/./, 'tests/e2e/orders/lists.spec.ts: a shared list is saved, an answer is lost']],
  quickOrder: [
    [/./, 'tests/e2e/orders/quickOrder.spec.ts: pasted, from a file, thousands of lines, cut off'],
  ],
  quickView: [[/./, 'the product changes while its quick view loads: tests/machines/catalogue']],
  realtime: [
    [/error/, watcher],
    [/restored/, 'the back-off of the socket ends before it'],
  ],
  order: [[/./, 'lives on the server: tests/e2e/orders/orderLife.spec.ts, tests/server/cli']],
  requestThread: [
    [/\|xstate\.error\.actor\.0\.requestThread\.following/, watcher],
    [
      /./,
      'the team answers, or the thread is gone: tests/e2e/orders/requests.spec.ts, tests/machines/orders',
    ],
  ],
  searchPanel: [
    [/recent\.loading\|.*error/, 'the storage of the browser can always be read'],
    [
      /./,
      'the call is repeated for seconds before it fails: tests/machines/shell/searchPanel.test.ts',
    ],
  ],
  topStrip: [[/error/, watcher]],
  unsubscribe: [
    [
      /./,
      'the link is in a mail that the mock shop does not send: tests/e2e/account/accounts.spec.ts',
    ],
  ],
  verification: [
    [/./, 'lives on the server: tests/e2e/orders/journey.spec.ts, tests/server/account'],
  ],
  wishlist: [
    [
      /moving/,
      'a move to the cart is tested with its failures in tests/machines/account; tests/e2e/account/wishlist.spec.ts moves two',
    ],
    [
      /page\.|acts\.flushed/,
      'the page is left with a change that is not saved: tests/e2e/account/wishlist.spec.ts',
    ],
    [
      /./,
      'a list that fails, or changes elsewhere, while another change waits: tests/machines/account',
    ],
  ],
}
