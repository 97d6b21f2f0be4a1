import { cartPageMachine } from '../../../machines/cart/cartPage.machine.ts'
import { CartPage } from '../../../views/cart/CartPage.tsx'
import { useShop } from '../../../views/parts/shop.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import { useCoupon } from '../orders/useCoupon.ts'

export function Component() {
  const { cart } = useShop()
  return <CartPage view={usePageActor(() => cartPageMachine, { cart })} coupon={useCoupon()} />
}
