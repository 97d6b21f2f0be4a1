import { cartPageMachine } from '../../../machines/cart/cartPage.machine.ts'
import { CartPage } from '../../../views/cart/CartPage.tsx'
import { usePageActor } from '../../compose/usePageActor.ts'

export function Component() {
  return <CartPage view={usePageActor(() => cartPageMachine, undefined)} />
}
