import { useLoaderData } from 'react-router-dom'
import { provideRegistration } from '../../services/pages/registration.ts'
import { AccountPage } from '../../views/pages/AccountPage.tsx'
import { RegisterPage } from '../../views/pages/RegisterPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { customer } = useLoaderData<Loaded<'account'>>()
  return customer ? <AccountPage customer={customer} /> : <Registering />
}

function Registering() {
  const { root } = useComposed()
  const registration = usePageActor(provideRegistration, { shell: root })
  return <RegisterPage registration={registration} />
}
