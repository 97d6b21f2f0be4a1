import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import type { Message } from '../../src/contracts/primitives.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { changeAddress, listAddresses, makeAddressFirst, removeAddress } from './addresses.repo.ts'
import { checkedAddress } from './checkedAddress.ts'

/** A customer's own addresses; `PUT /customer/{id}` adds one (rule A20). */
export const addressRoutes = ({ db, lock }: Engine) => {
  /** @param act returns false if the address does not exist */
  const acting = async (
    customerId: string,
    message: Message,
    act: (trx: Trx) => Promise<boolean>,
  ) => {
    const userAddress = await db.transaction().execute(async (trx) => {
      await lock.customer(trx, customerId)
      if (!(await act(trx))) return refuse(404, 'not_found', said('refusal.noAddress'))
      return listAddresses(trx, customerId)
    })
    return { status: 200 as const, body: { ...message, userAddress } }
  }

  return initServer().router(contract.addresses, {
    change: ({ params: { id, addressId }, body }) => {
      const address = checkedAddress(body)
      return acting(id, said('profile.addressUpdated'), (trx) =>
        changeAddress(trx, id, addressId, address),
      )
    },
    makeFirst: ({ params: { id, addressId } }) =>
      acting(id, said('reply.addressFirst'), (trx) => makeAddressFirst(trx, id, addressId)),
    remove: ({ params: { id, addressId } }) =>
      acting(id, said('reply.addressRemoved'), (trx) => removeAddress(trx, id, addressId)),
  })
}
