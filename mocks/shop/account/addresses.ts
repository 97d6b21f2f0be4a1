import {
  Address,
  addressesAtMost,
  type SavedAddress,
} from '../../../src/contracts/account/address.ts'
import type { contract } from '../../../src/contracts/index.ts'
import type { Message } from '../../../src/contracts/primitives.ts'
import { CheckedAddress } from '../../../src/domain/account/checkedAddress.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { fieldIssues, refuse, refuseFields } from '../parts/refusal.ts'
import { newId } from '../parts/world.ts'
import type { Profile } from './profile.ts'

/**
 * An address as the shop stores it.
 * @param within path to the address in the body
 * @throws Refusal 422 with every invalid field
 */
export const checkedAddress = (form: unknown, within: readonly string[] = []): Address => {
  const { data, error } = CheckedAddress.safeParse(form)
  if (error) refuseFields(fieldIssues(error, form, within))
  return data as Address
}

const isSame = (saved: SavedAddress, address: Address) =>
  JSON.stringify(Address.parse(saved)) === JSON.stringify(address)

/** The addresses of customers, the default first. */
export const createAddresses = ({ row, change }: Profile) => ({
  /**
   * Saves the address that was last used as the first one, without duplicates.
   * @param corrected the id of a saved address that it takes the place of
   */
  keep: async (id: string, address: Address, corrected?: string): Promise<void> => {
    const saved = row(id).addresses
    const before =
      saved.find(({ _id }) => _id === corrected) ?? saved.find((each) => isSame(each, address))
    const known = { _id: before?._id ?? newId(), ...address }
    const others = saved.filter((each) => each._id !== known._id && !isSame(each, address))
    await change(id, { addresses: [known, ...others].slice(0, addressesAtMost) })
  },
})
export type Addresses = ReturnType<typeof createAddresses>

/** Changes of single addresses by the customer. */
export const answerAddresses = ({ row, change }: Profile): Answers<typeof contract.addresses> => {
  const acting = async (
    { id, addressId }: { readonly id: string; readonly addressId: string },
    message: Message,
    changed: (address: SavedAddress, all: readonly SavedAddress[]) => SavedAddress[],
  ) => {
    const all = row(id).addresses
    const address =
      all.find(({ _id }) => _id === addressId) ??
      refuse(404, 'not_found', said('refusal.noAddress'))
    await change(id, { addresses: changed(address, all) })
    return { ...message, userAddress: row(id).addresses }
  }

  return {
    change: ({ params, body }) => {
      const address = checkedAddress(body)
      return acting(params, said('profile.addressUpdated'), ({ _id }, all) =>
        all
          .filter((each) => each._id === _id || !isSame(each, address))
          .map((each) => (each._id === _id ? { _id, ...address } : each)),
      )
    },
    makeFirst: ({ params }) =>
      acting(params, said('reply.addressFirst'), (first, all) => [
        first,
        ...all.filter((each) => each !== first),
      ]),
    remove: ({ params }) =>
      acting(params, said('reply.addressRemoved'), (gone, all) =>
        all.filter((each) => each !== gone),
      ),
  }
}
