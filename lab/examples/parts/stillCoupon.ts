import { createActor } from 'xstate'
import { machines } from '../../../src/machines/index.ts'
import { shopAtRest } from './surroundings.tsx'

/** The coupon field of a page that another machine is about: nothing is entered. */
export const stillCoupon = createActor(machines.coupon, {
  input: { cart: shopAtRest().cart, code: '', currency: 'INR' },
}).start()
