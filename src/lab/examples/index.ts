import type { Machines } from '../../machines/index.ts'
import type { AnyExample, Example } from '../example.ts'
import { activeProduct } from './activeProduct.tsx'
import { addressBook } from './addressBook.tsx'
import { addressForm } from './addressForm.tsx'
import { app } from './app.tsx'
import { askReturn } from './askReturn.tsx'
import { cart } from './cart.tsx'
import { cartPanel } from './cartPanel.tsx'
import { changeEmail } from './changeEmail.tsx'
import { changePassword } from './changePassword.tsx'
import { checkout } from './checkout.tsx'
import { connectivity } from './connectivity.tsx'
import { contact } from './contact.tsx'
import { customWork } from './customWork.tsx'
import { devices } from './devices.tsx'
import { emailLink } from './emailLink.tsx'
import { emailVerification } from './emailVerification.tsx'
import { eraseAccount } from './eraseAccount.tsx'
import { exportData } from './exportData.tsx'
import { forgotPassword } from './forgotPassword.tsx'
import { freshness } from './freshness.tsx'
import { inbox } from './inbox.tsx'
import { listing } from './listing.tsx'
import { megaMenu } from './megaMenu.tsx'
import { mobileMenu } from './mobileMenu.tsx'
import { newsletter } from './newsletter.tsx'
import { notificationBar } from './notificationBar.tsx'
import { placement } from './placement.tsx'
import { preferences } from './preferences.tsx'
import { profile } from './profile.tsx'
import { questions } from './questions.tsx'
import { realtime } from './realtime.tsx'
import { registration } from './registration.tsx'
import { requestThread } from './requestThread.tsx'
import { resetPassword } from './resetPassword.tsx'
import { searchPanel } from './searchPanel.tsx'
import { session } from './session.tsx'
import { terms } from './terms.tsx'
import { toasts } from './toasts.tsx'
import { topStrip } from './topStrip.tsx'
import { unsubscribe } from './unsubscribe.tsx'
import { variantPicker } from './variantPicker.tsx'
import { waitingRoom } from './waitingRoom.tsx'
import { wishlist } from './wishlist.tsx'

/** One example for each machine of the registry: a machine without one does not compile. */
export const examples: { readonly [Name in keyof Machines]: Example<Machines[Name]> } = {
  activeProduct,
  addressBook,
  addressForm,
  app,
  askReturn,
  cart,
  cartPanel,
  changeEmail,
  changePassword,
  checkout,
  connectivity,
  contact,
  customWork,
  devices,
  emailLink,
  emailVerification,
  eraseAccount,
  exportData,
  forgotPassword,
  freshness,
  inbox,
  listing,
  megaMenu,
  mobileMenu,
  newsletter,
  notificationBar,
  placement,
  preferences,
  profile,
  questions,
  realtime,
  registration,
  requestThread,
  resetPassword,
  searchPanel,
  session,
  terms,
  toasts,
  topStrip,
  unsubscribe,
  variantPicker,
  waitingRoom,
  wishlist,
}

/**
 * The example of a machine.
 * @throws with what to add, where a machine has none
 */
export const exampleOf = (name: string, known: object = examples): AnyExample => {
  const example = (known as Record<string, AnyExample | undefined>)[name]
  if (example) return example
  throw new Error(
    `the machine ${name} has no example: add src/lab/examples/${name}.tsx with its inputs, events, answers and View, and list it in src/lab/examples/index.ts`,
  )
}
