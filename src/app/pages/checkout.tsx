import { useLoaderData } from 'react-router-dom'
import { CheckoutPage } from '../../views/pages/CheckoutPage.tsx'
import type { Loaded } from '../loaders.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

const newKey = () => crypto.randomUUID()

export function Component() {
  const { address } = useLoaderData<Loaded<'checkout'>>()
  const { machines, root } = useComposed()
  const checkout = usePageActor(machines.checkout, { shell: root, newKey })
  return <CheckoutPage checkout={checkout} address={address} />
}
