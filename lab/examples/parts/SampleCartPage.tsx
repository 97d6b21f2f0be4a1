import { useActorRef } from '@xstate/react'
import { type CartPageRef, cartPageMachine } from '../../../src/machines/cart/cartPage.machine.ts'
import { saveListMachine } from '../../../src/machines/cart/saveList.machine.ts'
import { CartPage } from '../../../src/views/cart/CartPage.tsx'
import { useShop } from '../../../src/views/parts/shop.ts'
import { stillCoupon } from './stillCoupon.ts'

const noteless = cartPageMachine.provide({ actions: { keepNote: () => undefined } })
const deaf = { send: () => undefined }

/** The page of the cart with `view`, which nobody saves as a list. */
export function UnsavedCartPage({ view }: { view: CartPageRef }) {
  return (
    <CartPage
      view={view}
      coupon={stillCoupon}
      saving={useActorRef(saveListMachine, { input: { shell: deaf } })}
    />
  )
}

/** The page of the cart, beside a machine that an example is about. */
export function SampleCartPage() {
  const { cart } = useShop()
  return <UnsavedCartPage view={useActorRef(noteless, { input: { cart, note: '' } })} />
}
