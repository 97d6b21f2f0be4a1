import { appMachine } from './app.machine.ts'
import { cartMachine } from './cart.machine.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { connectivityMachine } from './connectivity.machine.ts'
import { emailVerificationMachine } from './emailVerification.machine.ts'
import { listingMachine } from './listing.machine.ts'
import { notificationBarMachine } from './notificationBar.machine.ts'
import { preferencesMachine } from './preferences.machine.ts'
import { realtimeMachine } from './realtime.machine.ts'
import { registrationMachine } from './registration.machine.ts'
import { sessionMachine } from './session.machine.ts'
import { toastsMachine } from './toasts.machine.ts'
import { variantPickerMachine } from './variantPicker.machine.ts'

/** Every statechart by name, without its services. */
export const machines = {
  app: appMachine,
  cart: cartMachine,
  checkout: checkoutMachine,
  connectivity: connectivityMachine,
  emailVerification: emailVerificationMachine,
  listing: listingMachine,
  notificationBar: notificationBarMachine,
  preferences: preferencesMachine,
  realtime: realtimeMachine,
  registration: registrationMachine,
  session: sessionMachine,
  toasts: toastsMachine,
  variantPicker: variantPickerMachine,
} as const
export type Machines = typeof machines
