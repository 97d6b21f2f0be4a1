import { useLoaderData } from 'react-router-dom'
import type { Customer } from '../../../contracts/account/customer.ts'
import type { Device } from '../../../contracts/account/devices.ts'
import { provideDevices } from '../../../services/account/devices.actors.ts'
import { provideRegistration } from '../../../services/account/forms.actors.ts'
import {
  emailDraft,
  profileDraft,
  provideChangeEmail,
  provideChangePassword,
  provideProfile,
} from '../../../services/account/profile.actors.ts'
import { provideTerms } from '../../../services/content/terms.actors.ts'
import { AccountPage } from '../../../views/account/profile/AccountPage.tsx'
import { RegisterPage } from '../../../views/account/verification/RegisterPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { useFormActor } from '../../compose/useFormActor.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

/** The profile of a customer, or the registration (rule P3). */
export function Component() {
  const { customer, devices } = useLoaderData<Loaded<'account'>>()
  return customer ? (
    <Changing key={customer._id} customer={customer} devices={devices} />
  ) : (
    <Registering />
  )
}

function Changing({ customer, devices }: { customer: Customer; devices: readonly Device[] }) {
  const { root } = useComposed()
  const profile = useFormActor(profileDraft(customer._id), provideProfile(customer._id))
  const changeEmail = useFormActor(emailDraft(customer._id), provideChangeEmail(customer._id))
  const changePassword = useFormActor('changePassword', provideChangePassword(customer._id))
  const ending = usePageActor(provideDevices(customer._id), { shell: root })
  return <AccountPage {...{ customer, profile, changeEmail, changePassword, devices, ending }} />
}

function Registering() {
  const terms = usePageActor(provideTerms, undefined)
  const registration = useFormActor('registration', provideRegistration)
  return <RegisterPage registration={registration} terms={terms} />
}
