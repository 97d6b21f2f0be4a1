import { useActorRef } from '@xstate/react'
import { type CartPageRef, cartPageMachine } from '../../../src/machines/cart/cartPage.machine.ts'
import { saveListMachine } from '../../../src/machines/cart/saveList.machine.ts'
import { useShop } from '../../../src/views/parts/shop.ts'
import { useBeside } from './beside.ts'
import { lazyView } from './lazyView.tsx'
import { stillCoupon } from './stillCoupon.ts'

const CartPage = lazyView(
  async () => (await import('../../../src/views/cart/CartPage.tsx')).CartPage,
)

const noteless = cartPageMachine.provide({ actions: { keepNote: () => undefined } })
const deaf = { send: () => undefined }

/** The page of the cart with `view`. In the lab of one machine, its coupon and its list are samples. */
export function UnsavedCartPage({ view }: { view: CartPageRef }) {
  const unsaved = useActorRef(saveListMachine, { input: { shell: deaf } })
  return (
    <CartPage
      view={view}
      coupon={useBeside('coupon') ?? stillCoupon}
      saving={useBeside('saveList') ?? unsaved}
    />
  )
}

/** The page of the cart, beside a machine that an example is about. */
export function SampleCartPage() {
  const { cart } = useShop()
  return <UnsavedCartPage view={useActorRef(noteless, { input: { cart, note: '' } })} />
}
