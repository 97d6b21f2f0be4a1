import { createActor } from 'xstate'
import { machines } from '../../../src/machines/index.ts'

/** The coupon field of a page that another machine is about: nothing is entered. */
export const stillCoupon = createActor(machines.coupon, {
  input: { code: '', currency: 'INR' },
}).start()
