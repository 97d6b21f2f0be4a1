import { useLoaderData } from 'react-router-dom'
import type { Form } from '../../../machines/account/formMachine.ts'
import {
  addressDraft,
  provideAddressBook,
  provideAddressForm,
} from '../../../services/account/addresses.actors.ts'
import { AddressBookPage } from '../../../views/account/addresses/AddressBookPage.tsx'
import { AddressFormPage } from '../../../views/account/addresses/AddressFormPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { useFormActor } from '../../compose/useFormActor.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

type Addresses = Loaded<'addresses'>

export function Component() {
  const loaded = useLoaderData<Addresses>()
  const { writing } = loaded
  return writing === null ? (
    <Book {...loaded} />
  ) : (
    <Writing key={writing.addressId} customerId={loaded.customerId} {...writing} />
  )
}

function Book({ customerId, addresses }: Addresses) {
  const { root } = useComposed()
  const book = usePageActor(provideAddressBook(customerId), { shell: root, addresses })
  return <AddressBookPage book={book} />
}

function Writing({
  customerId,
  addressId,
  initial,
}: {
  customerId: string
  addressId: string | null
  initial: Form
}) {
  const form = useFormActor(
    addressDraft(addressId),
    provideAddressForm(customerId, addressId),
    initial,
  )
  return <AddressFormPage form={form} isNew={addressId === null} />
}
