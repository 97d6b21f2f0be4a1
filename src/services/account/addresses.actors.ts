import { fromPromise } from 'xstate'
import {
  type AddressAct,
  type AddressOutcome,
  addressBookMachine,
} from '../../machines/account/addressBook.machine.ts'
import { addressFormMachine } from '../../machines/account/addressForm.machine.ts'
import { drafting } from '../parts/drafts.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { wordsOf } from '../parts/wordsOf.ts'
import { done } from './forms.actors.ts'

/** The draft of an address; each address has its own. */
export const addressDraft = (addressId: string | null): string => `address ${addressId ?? 'new'}`

/** @param addressId of the address that is changed; null for a new one */
export const provideAddressForm =
  (customerId: string, addressId: string | null) =>
  ({ api, drafts }: PageServices) =>
    addressFormMachine.provide({
      actors: {
        submit: fromPromise(async ({ input: { body } }) => {
          const reply =
            addressId === null
              ? await api.customer.update({ params: { id: customerId }, body })
              : await api.addresses.change({ params: { id: customerId, addressId }, body })
          return reply.status === 200 ? done(reply.body) : refused(reply)
        }),
      },
      actions: drafting(drafts, addressDraft(addressId)),
    })

export const provideAddressBook =
  (customerId: string) =>
  ({ api, drafts }: PageServices) =>
    addressBookMachine.provide({
      actors: {
        act: fromPromise<AddressOutcome, { act: AddressAct }>(async ({ input: { act } }) => {
          const params = { id: customerId, addressId: act.id }
          const reply = await api.addresses[act.kind]({ params })
          if (reply.status !== 200) return refused(reply)
          if (act.kind === 'remove') drafts.drop(addressDraft(act.id))
          return { kind: 'changed', addresses: reply.body.userAddress, ...wordsOf(reply.body) }
        }),
      },
    })
