import type { MachineName } from '../../../src/lab/names.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import type { PageModel } from './model.ts'
import { session } from './session.ts'
import { variantPicker } from './variantPicker.ts'

/** For every machine of the registry how the real app goes its flows, or why it does not. */
export const models: Readonly<Record<MachineName, PageModel | string>> = {
  app: 'passes on what the others say: every flow of theirs goes through it',
  cart,
  checkout,
  connectivity: 'its flows are gone by tests/app and tests/e2e/mock.spec.ts (offline)',
  emailVerification: 'one call and its outcome: tests/e2e/journey.spec.ts',
  listing: 'continues while scrolling: tests/e2e/journey.spec.ts and tests/app',
  notificationBar: 'its delays are tested on the machine (tests/flows)',
  preferences: 'tests/e2e/journey.spec.ts changes both',
  realtime: 'tests/e2e/realtime.spec.ts, two tabs on the real server',
  registration: 'tests/e2e/journey.spec.ts and mock.spec.ts',
  session,
  toasts: 'its delays are tested on the machine (tests/flows)',
  variantPicker,
}
