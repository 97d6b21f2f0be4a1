import { useLoaderData } from 'react-router-dom'
import { provideCheckout } from '../../../services/orders/checkout.actors.ts'
import { checkoutDraft } from '../../../services/parts/draftNames.ts'
import { CheckoutPage } from '../../../views/orders/CheckoutPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'
import { useCoupon } from './useCoupon.ts'

export function Component() {
  const { customerId, addresses, terms, payments, initial } = useLoaderData<Loaded<'checkout'>>()
  const { root, refs, services } = useComposed()
  const checkout = usePageActor(provideCheckout(customerId, refs.placement), {
    shell: root,
    cart: refs.cart,
    addresses,
    terms,
    draft: { ...initial, ...services.drafts.read(checkoutDraft(customerId)) },
  })
  return <CheckoutPage checkout={checkout} coupon={useCoupon()} payments={payments} />
}
