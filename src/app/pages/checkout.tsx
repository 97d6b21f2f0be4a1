import { useLoaderData } from 'react-router-dom'
import { uuidv7 } from 'uuidv7'
import { provideCheckout } from '../../services/pages/checkout.ts'
import { CheckoutPage } from '../../views/pages/CheckoutPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { address } = useLoaderData<Loaded<'checkout'>>()
  const { root } = useComposed()
  const checkout = usePageActor(provideCheckout, { shell: root, newKey: uuidv7 })
  return <CheckoutPage checkout={checkout} address={address} />
}
