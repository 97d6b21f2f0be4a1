import { verificationLife } from '../domain/account/verification.life.ts'
import { orderLife } from '../domain/orders/order.life.ts'
import { addressBookMachine } from './account/addressBook.machine.ts'
import { addressFormMachine } from './account/addressForm.machine.ts'
import { changeEmailMachine } from './account/changeEmail.machine.ts'
import { changePasswordMachine } from './account/changePassword.machine.ts'
import { devicesMachine } from './account/devices.machine.ts'
import { emailLinkMachine } from './account/emailLink.machine.ts'
import { emailVerificationMachine } from './account/emailVerification.machine.ts'
import { eraseAccountMachine } from './account/eraseAccount.machine.ts'
import { exportDataMachine } from './account/exportData.machine.ts'
import { forgotPasswordMachine } from './account/forgotPassword.machine.ts'
import { inboxMachine } from './account/inbox.machine.ts'
import { profileMachine } from './account/profile.machine.ts'
import { registrationMachine } from './account/registration.machine.ts'
import { resetPasswordMachine } from './account/resetPassword.machine.ts'
import { sessionMachine } from './account/session.machine.ts'
import { unsubscribeMachine } from './account/unsubscribe.machine.ts'
import { waitingRoomMachine } from './account/waitingRoom.machine.ts'
import { wishlistMachine } from './account/wishlist/wishlist.machine.ts'
import { appMachine } from './app.machine.ts'
import { cartMachine } from './cart/cart.machine.ts'
import { cartPageMachine } from './cart/cartPage.machine.ts'
import { cartPanelMachine } from './cart/cartPanel.machine.ts'
import { listsMachine } from './cart/lists.machine.ts'
import { offlineQueueMachine } from './cart/offline/offlineQueue.machine.ts'
import { quickOrderMachine } from './cart/quickOrder/quickOrder.machine.ts'
import { savedRowsMachine } from './cart/savedRows.machine.ts'
import { saveListMachine } from './cart/saveList.machine.ts'
import { filterSheetMachine } from './catalogue/filterSheet.machine.ts'
import { galleryMachine } from './catalogue/gallery.machine.ts'
import { listingMachine } from './catalogue/listing.machine.ts'
import { quickViewMachine } from './catalogue/quickView.machine.ts'
import { variantPickerMachine } from './catalogue/variantPicker.machine.ts'
import { freshnessMachine } from './content/freshness.machine.ts'
import { newsletterMachine } from './content/newsletter.machine.ts'
import { questionsMachine } from './content/questions.machine.ts'
import { termsMachine } from './content/terms.machine.ts'
import { askReturnMachine } from './orders/askReturn.machine.ts'
import { cancelOrderMachine } from './orders/cancelOrder.machine.ts'
import { checkoutMachine } from './orders/checkout.machine.ts'
import { contactMachine } from './orders/contact.machine.ts'
import { couponMachine } from './orders/coupon.machine.ts'
import { customWorkMachine } from './orders/customWork.machine.ts'
import { movedDateMachine } from './orders/movedDate.machine.ts'
import { orderDetailsMachine } from './orders/orderDetails.machine.ts'
import { paperDownloadMachine } from './orders/paperDownload.machine.ts'
import { placementMachine } from './orders/placement.machine.ts'
import { requestThreadMachine } from './orders/requestThread.machine.ts'
import { resalePackMachine } from './orders/resalePack.machine.ts'
import { connectivityMachine } from './shell/connectivity.machine.ts'
import { megaMenuMachine } from './shell/megaMenu.machine.ts'
import { mobileMenuMachine } from './shell/mobileMenu.machine.ts'
import { navigationMachine } from './shell/navigation.machine.ts'
import { notificationBarMachine } from './shell/notificationBar.machine.ts'
import { preferencesMachine } from './shell/preferences.machine.ts'
import { realtimeMachine } from './shell/realtime.machine.ts'
import { searchPanelMachine } from './shell/searchPanel.machine.ts'
import { toastsMachine } from './shell/toasts.machine.ts'
import { topStripMachine } from './shell/topStrip.machine.ts'

/** Every statechart by name, without its services: the machines of the client, and the life cycles of the domain. */
export const machines = {
  addressBook: addressBookMachine,
  addressForm: addressFormMachine,
  app: appMachine.provide({
    actors: {
      ...{ cart: cartMachine, wishlist: wishlistMachine },
      ...{ placement: placementMachine, realtime: realtimeMachine, inbox: inboxMachine },
      ...{ offlineQueue: offlineQueueMachine, quickOrder: quickOrderMachine },
      savedRows: savedRowsMachine,
    },
  }),
  askReturn: askReturnMachine,
  cancelOrder: cancelOrderMachine,
  movedDate: movedDateMachine,
  cart: cartMachine,
  cartPage: cartPageMachine,
  cartPanel: cartPanelMachine,
  changeEmail: changeEmailMachine,
  changePassword: changePasswordMachine,
  checkout: checkoutMachine,
  connectivity: connectivityMachine,
  contact: contactMachine,
  coupon: couponMachine,
  customWork: customWorkMachine,
  devices: devicesMachine,
  emailLink: emailLinkMachine,
  emailVerification: emailVerificationMachine,
  eraseAccount: eraseAccountMachine,
  exportData: exportDataMachine,
  filterSheet: filterSheetMachine,
  forgotPassword: forgotPasswordMachine,
  freshness: freshnessMachine,
  gallery: galleryMachine,
  inbox: inboxMachine,
  listing: listingMachine,
  lists: listsMachine,
  megaMenu: megaMenuMachine,
  mobileMenu: mobileMenuMachine,
  navigation: navigationMachine,
  newsletter: newsletterMachine,
  notificationBar: notificationBarMachine,
  offlineQueue: offlineQueueMachine,
  order: orderLife,
  orderDetails: orderDetailsMachine,
  paperDownload: paperDownloadMachine,
  placement: placementMachine,
  preferences: preferencesMachine,
  profile: profileMachine,
  questions: questionsMachine,
  quickOrder: quickOrderMachine,
  quickView: quickViewMachine,
  realtime: realtimeMachine,
  registration: registrationMachine,
  requestThread: requestThreadMachine,
  resalePack: resalePackMachine,
  resetPassword: resetPasswordMachine,
  savedRows: savedRowsMachine,
  saveList: saveListMachine,
  searchPanel: searchPanelMachine,
  session: sessionMachine,
  terms: termsMachine,
  toasts: toastsMachine,
  topStrip: topStripMachine,
  unsubscribe: unsubscribeMachine,
  variantPicker: variantPickerMachine,
  verification: verificationLife,
  waitingRoom: waitingRoomMachine,
  wishlist: wishlistMachine,
} as const
export type Machines = typeof machines
