import { useLoaderData } from 'react-router-dom'
import { checkoutMachine } from '../../machines/checkout.machine.ts'
import { CheckoutPage } from '../../views/pages/CheckoutPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { address } = useLoaderData<Loaded<'checkout'>>()
  const { root } = useComposed()
  const checkout = usePageActor(() => checkoutMachine, { shell: root })
  return <CheckoutPage checkout={checkout} address={address} />
}
