import { useLoaderData } from 'react-router-dom'
import { checkoutDraft, provideCheckout } from '../../services/orders/checkout.actors.ts'
import { CheckoutPage } from '../../views/orders/CheckoutPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { customerId, addresses, initial } = useLoaderData<Loaded<'checkout'>>()
  const { root, services } = useComposed()
  const checkout = usePageActor(provideCheckout(customerId), {
    shell: root,
    addresses,
    draft: { ...initial, ...services.drafts.read(checkoutDraft(customerId)) },
  })
  return <CheckoutPage checkout={checkout} />
}
