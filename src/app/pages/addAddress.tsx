import { useLoaderData } from 'react-router-dom'
import type { Form } from '../../machines/account/formMachine.ts'
import {
  addressDraft,
  provideAddressBook,
  provideAddressForm,
} from '../../services/account/addresses.actors.ts'
import { AddressBookPage } from '../../views/account/AddressBookPage.tsx'
import { AddressFormPage } from '../../views/account/AddressFormPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { useFormActor } from '../useFormActor.ts'
import { usePageActor } from '../usePageActor.ts'

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
