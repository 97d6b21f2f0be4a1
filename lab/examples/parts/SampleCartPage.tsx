import { useActorRef } from '@xstate/react'
import { cartPageMachine } from '../../../src/machines/cart/cartPage.machine.ts'
import { CartPage } from '../../../src/views/cart/CartPage.tsx'

/** The page of the cart, beside a machine that an example is about. */
export function SampleCartPage() {
  return <CartPage view={useActorRef(cartPageMachine)} />
}
