import { addressBookMachine } from './account/addressBook.machine.ts'
import { addressFormMachine } from './account/addressForm.machine.ts'
import { askReturnMachine } from './account/askReturn.machine.ts'
import { changeEmailMachine } from './account/changeEmail.machine.ts'
import { changePasswordMachine } from './account/changePassword.machine.ts'
import { contactMachine } from './account/contact.machine.ts'
import { customWorkMachine } from './account/customWork.machine.ts'
import { devicesMachine } from './account/devices.machine.ts'
import { emailLinkMachine } from './account/emailLink.machine.ts'
import { eraseAccountMachine } from './account/eraseAccount.machine.ts'
import { exportDataMachine } from './account/exportData.machine.ts'
import { forgotPasswordMachine } from './account/forgotPassword.machine.ts'
import { inboxMachine } from './account/inbox.machine.ts'
import { profileMachine } from './account/profile.machine.ts'
import { registrationMachine } from './account/registration.machine.ts'
import { requestThreadMachine } from './account/requestThread.machine.ts'
import { resetPasswordMachine } from './account/resetPassword.machine.ts'
import { unsubscribeMachine } from './account/unsubscribe.machine.ts'
import { waitingRoomMachine } from './account/waitingRoom.machine.ts'
import { activeProductMachine } from './activeProduct.machine.ts'
import { appMachine } from './app.machine.ts'
import { cartMachine } from './cart.machine.ts'
import { cartPanelMachine } from './cartPanel.machine.ts'
import { connectivityMachine } from './connectivity.machine.ts'
import { freshnessMachine } from './content/freshness.machine.ts'
import { questionsMachine } from './content/questions.machine.ts'
import { termsMachine } from './content/terms.machine.ts'
import { emailVerificationMachine } from './emailVerification.machine.ts'
import { listingMachine } from './listing.machine.ts'
import { megaMenuMachine } from './megaMenu.machine.ts'
import { mobileMenuMachine } from './mobileMenu.machine.ts'
import { newsletterMachine } from './newsletter.machine.ts'
import { notificationBarMachine } from './notificationBar.machine.ts'
import { checkoutMachine } from './orders/checkout.machine.ts'
import { placementMachine } from './orders/placement.machine.ts'
import { preferencesMachine } from './preferences.machine.ts'
import { realtimeMachine } from './realtime.machine.ts'
import { searchPanelMachine } from './searchPanel.machine.ts'
import { sessionMachine } from './session.machine.ts'
import { toastsMachine } from './toasts.machine.ts'
import { topStripMachine } from './topStrip.machine.ts'
import { variantPickerMachine } from './variantPicker.machine.ts'
import { wishlistMachine } from './wishlist.machine.ts'

/** Every statechart by name, without its services. */
export const machines = {
  activeProduct: activeProductMachine,
  addressBook: addressBookMachine,
  addressForm: addressFormMachine,
  app: appMachine.provide({
    actors: {
      ...{ cart: cartMachine, wishlist: wishlistMachine },
      ...{ placement: placementMachine, realtime: realtimeMachine, inbox: inboxMachine },
    },
  }),
  askReturn: askReturnMachine,
  cart: cartMachine,
  cartPanel: cartPanelMachine,
  changeEmail: changeEmailMachine,
  changePassword: changePasswordMachine,
  checkout: checkoutMachine,
  connectivity: connectivityMachine,
  contact: contactMachine,
  customWork: customWorkMachine,
  devices: devicesMachine,
  emailLink: emailLinkMachine,
  emailVerification: emailVerificationMachine,
  eraseAccount: eraseAccountMachine,
  exportData: exportDataMachine,
  forgotPassword: forgotPasswordMachine,
  freshness: freshnessMachine,
  inbox: inboxMachine,
  listing: listingMachine,
  megaMenu: megaMenuMachine,
  mobileMenu: mobileMenuMachine,
  newsletter: newsletterMachine,
  notificationBar: notificationBarMachine,
  placement: placementMachine,
  preferences: preferencesMachine,
  profile: profileMachine,
  questions: questionsMachine,
  realtime: realtimeMachine,
  registration: registrationMachine,
  requestThread: requestThreadMachine,
  resetPassword: resetPasswordMachine,
  searchPanel: searchPanelMachine,
  session: sessionMachine,
  terms: termsMachine,
  toasts: toastsMachine,
  topStrip: topStripMachine,
  unsubscribe: unsubscribeMachine,
  variantPicker: variantPickerMachine,
  waitingRoom: waitingRoomMachine,
  wishlist: wishlistMachine,
} as const
export type Machines = typeof machines
