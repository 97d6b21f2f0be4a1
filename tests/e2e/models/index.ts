import type { MachineName } from '../../../lab/run/names.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { contact, forgotPassword, registration, resetPassword } from './form.ts'
import type { PageModel } from './model.ts'
import { session } from './session.ts'
import { variantPicker } from './variantPicker.ts'
import { waitingRoom } from './waitingRoom.ts'

/** For every machine of the registry, how the real app runs its flows, or why it does not. */
export const models: Readonly<Record<MachineName, PageModel | string>> = {
  addressBook: 'tests/e2e/account/addresses.spec.ts: default, deletion',
  addressForm: 'one form: tests/e2e/account/addresses.spec.ts',
  app: 'passes on what the others say: every flow of theirs goes through it',
  askReturn: 'one form: tests/e2e/orders/requests.spec.ts',
  cancelOrder: 'tests/e2e/orders/orderLife.spec.ts: kept, cancelled',
  movedDate: 'tests/e2e/orders/movedDate.spec.ts: dropped, waited',
  cart,
  cartPage: 'tests/e2e/orders/largeCart.spec.ts',
  cartPanel: 'tests/e2e/shell/panels.spec.ts: lines, undo, order',
  changeEmail: 'one form: tests/e2e/account/account.spec.ts',
  changePassword: 'one form: tests/e2e/account/account.spec.ts',
  checkout,
  connectivity: 'its flows are gone by tests/app and tests/e2e/lab/mock.spec.ts (offline)',
  contact,
  coupon: 'tests/e2e/orders/coupon.spec.ts: refused, used, ordered with',
  customWork: 'one form: tests/e2e/orders/requests.spec.ts',
  devices: 'tests/e2e/account/account.spec.ts logs one device out',
  emailLink: 'one button: tests/e2e/account/account.spec.ts',
  emailVerification: 'one call and its outcome: tests/e2e/orders/journey.spec.ts',
  eraseAccount: 'one form: tests/e2e/account/privacy.spec.ts',
  exportData: 'one download: tests/e2e/account/privacy.spec.ts',
  filterSheet: 'tests/e2e/catalogue/filters.spec.ts opens and closes it on a phone',
  forgotPassword,
  freshness: 'reads again after 45 s: tests/machines/content, tests/e2e/content/content.spec.ts',
  gallery: 'tests/e2e/catalogue/productPage.spec.ts: pressed, swiped, opened, led by the choice',
  inbox: 'tests/e2e/account/account.spec.ts: a message arrives, is read and leads on',
  listing: 'continues while scrolling: tests/e2e/orders/journey.spec.ts and tests/app',
  lists: 'tests/e2e/orders/lists.spec.ts: renamed, shared, deleted, added',
  megaMenu: 'hovering and focus are gone by tests/e2e/shell/header.spec.ts',
  navigation:
    'mirrors the router: tests/app/routes.test.tsx fails and retries, tests/machines/shell the rest',
  mobileMenu: 'tests/e2e/shell/header.spec.ts drills down and back',
  newsletter: 'tests/e2e/shell/shell.spec.ts signs up',
  notificationBar: 'its delays are tested on the machine (tests/flows)',
  offlineQueue: 'tests/e2e/orders/offlineQueue.spec.ts: the network is cut at each point',
  order: 'on the server: tests/e2e/orders/orderLife.spec.ts, tests/server/cli/orderStatus.test.ts',
  orderDetails: 'tests/e2e/orders/journey.spec.ts opens the history, tests/app the failure',
  paperDownload: 'one download: tests/e2e/orders/papers.spec.ts',
  resalePack: 'one download: tests/e2e/orders/resale.spec.ts',
  placement:
    'tests/e2e/orders/lostAnswer.spec.ts: the answer to an order lost, on the page and over a reload',
  preferences: 'tests/e2e/orders/journey.spec.ts changes both',
  profile: 'one form: tests/e2e/account/account.spec.ts',
  questions: 'tests/e2e/content/content.spec.ts searches the questions',
  quickOrder: 'tests/e2e/orders/quickOrder.spec.ts: read, repaired, added, cut off',
  quickView: 'tests/e2e/catalogue/product.spec.ts opens the quick view from a list',
  realtime: 'tests/e2e/shell/realtime.spec.ts, two tabs on the real server',
  registration,
  requestThread:
    'the machine of waitingRoom; with the shop team in tests/e2e/orders/requests.spec.ts',
  resetPassword,
  savedRows: 'tests/e2e/orders/savedRows.spec.ts: saved, moved back, removed, in two tabs',
  saveList: 'tests/e2e/orders/lists.spec.ts saves the cart and a shared list',
  searchPanel: 'tests/e2e/shell/panels.spec.ts: suggestions, recent searches, submit',
  session,
  terms: 'tests/e2e/content/content.spec.ts opens them at the registration',
  toasts: 'its delays are tested on the machine (tests/flows)',
  topStrip: 'scrolling is gone by tests/e2e/shell/header.spec.ts',
  unsubscribe: 'one call: tests/e2e/account/accounts.spec.ts',
  variantPicker,
  verification: 'on the server: tests/e2e/orders/journey.spec.ts, tests/server/account',
  waitingRoom,
  wishlist: 'tests/e2e/account/wishlist.spec.ts: removed, had back, moved to the cart',
}
