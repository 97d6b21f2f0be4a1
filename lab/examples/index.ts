import type { Machines } from '../../src/machines/index.ts'
import { addressBook } from './account/addressBook.tsx'
import { addressForm } from './account/addressForm.tsx'
import { changeEmail } from './account/changeEmail.tsx'
import { changePassword } from './account/changePassword.tsx'
import { devices } from './account/devices.tsx'
import { emailLink } from './account/emailLink.tsx'
import { emailVerification } from './account/emailVerification.tsx'
import { eraseAccount } from './account/eraseAccount.tsx'
import { exportData } from './account/exportData.tsx'
import { forgotPassword } from './account/forgotPassword.tsx'
import { inbox } from './account/inbox.tsx'
import { profile } from './account/profile.tsx'
import { registration } from './account/registration.tsx'
import { resetPassword } from './account/resetPassword.tsx'
import { session } from './account/session.tsx'
import { unsubscribe } from './account/unsubscribe.tsx'
import { verification } from './account/verification.tsx'
import { waitingRoom } from './account/waitingRoom.tsx'
import { wishlist } from './account/wishlist.tsx'
import { cart } from './cart/cart.tsx'
import { cartPage } from './cart/cartPage.tsx'
import { cartPanel } from './cart/cartPanel.tsx'
import { lists } from './cart/lists.tsx'
import { offlineQueue } from './cart/offlineQueue.tsx'
import { quickOrder } from './cart/quickOrder.tsx'
import { savedRows } from './cart/savedRows.tsx'
import { saveList } from './cart/saveList.tsx'
import { filterSheet } from './catalogue/filterSheet.tsx'
import { gallery } from './catalogue/gallery.tsx'
import { listing } from './catalogue/listing.tsx'
import { quickView } from './catalogue/quickView.tsx'
import { variantPicker } from './catalogue/variantPicker.tsx'
import { freshness } from './content/freshness.tsx'
import { newsletter } from './content/newsletter.tsx'
import { questions } from './content/questions.tsx'
import { terms } from './content/terms.tsx'
import { askReturn } from './orders/askReturn.tsx'
import { cancelOrder } from './orders/cancelOrder.tsx'
import { checkout } from './orders/checkout.tsx'
import { contact } from './orders/contact.tsx'
import { coupon } from './orders/coupon.tsx'
import { customWork } from './orders/customWork.tsx'
import { movedDate } from './orders/movedDate.tsx'
import { order } from './orders/order.tsx'
import { orderDetails } from './orders/orderDetails.tsx'
import { paperDownload } from './orders/paperDownload.tsx'
import { placement } from './orders/placement.tsx'
import { requestThread } from './orders/requestThread.tsx'
import { resalePack } from './orders/resalePack.tsx'
import type { AnyExample, Example } from './parts/example.ts'
import { app } from './shell/app.tsx'
import { connectivity } from './shell/connectivity.tsx'
import { megaMenu } from './shell/megaMenu.tsx'
import { mobileMenu } from './shell/mobileMenu.tsx'
import { navigation } from './shell/navigation.tsx'
import { notificationBar } from './shell/notificationBar.tsx'
import { preferences } from './shell/preferences.tsx'
import { realtime } from './shell/realtime.tsx'
import { searchPanel } from './shell/searchPanel.tsx'
import { toasts } from './shell/toasts.tsx'
import { topStrip } from './shell/topStrip.tsx'

/** One example for each machine of the registry: a machine without one does not compile. */
export const examples: { readonly [Name in keyof Machines]: Example<Machines[Name]> } = {
  addressBook,
  addressForm,
  app,
  askReturn,
  cancelOrder,
  movedDate,
  cart,
  cartPage,
  cartPanel,
  changeEmail,
  changePassword,
  checkout,
  connectivity,
  contact,
  coupon,
  customWork,
  devices,
  emailLink,
  emailVerification,
  eraseAccount,
  exportData,
  filterSheet,
  forgotPassword,
  freshness,
  gallery,
  inbox,
  listing,
  lists,
  megaMenu,
  mobileMenu,
  navigation,
  newsletter,
  notificationBar,
  offlineQueue,
  order,
  orderDetails,
  paperDownload,
  placement,
  preferences,
  profile,
  questions,
  quickOrder,
  quickView,
  realtime,
  registration,
  requestThread,
  resalePack,
  resetPassword,
  savedRows,
  saveList,
  searchPanel,
  session,
  terms,
  toasts,
  topStrip,
  unsubscribe,
  variantPicker,
  verification,
  waitingRoom,
  wishlist,
}

/**
 * The example of a machine.
 * @throws if a machine has none, with what to add
 */
export const exampleOf = (name: string, known: object = examples): AnyExample => {
  const example = (known as Record<string, AnyExample | undefined>)[name]
  if (example) return example
  throw new Error(
    `the machine ${name} has no example: add lab/examples/${name}.tsx with its inputs, events, answers and View, and list it in lab/examples/index.ts`,
  )
}
