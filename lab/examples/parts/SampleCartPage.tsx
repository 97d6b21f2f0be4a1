import { useActorRef } from '@xstate/react'
import { cartPageMachine } from '../../../src/machines/cart/cartPage.machine.ts'
import { CartPage } from '../../../src/views/cart/CartPage.tsx'
import { useShop } from '../../../src/views/parts/shop.ts'
import { stillCoupon } from './stillCoupon.ts'

/** The page of the cart, beside a machine that an example is about. */
export function SampleCartPage() {
  const { cart } = useShop()
  return <CartPage view={useActorRef(cartPageMachine, { input: { cart } })} coupon={stillCoupon} />
}
