import { z } from 'zod'
import { Id, Message, Problem } from '../primitives.ts'
import { c, memberRefusals, self } from '../routes.ts'
import { Address, SavedAddress } from './address.ts'

const addressPath = z.object({ id: Id, addressId: Id })
const Changed = Message.extend({ userAddress: z.array(SavedAddress) })

/**
 * A customer's own addresses; `PUT /customer/{id}` adds one. The server also checks them by the rules of their country
 * (`src/domain/account/checkedAddress.ts`).
 */
export const addresses = c.router(
  {
    change: {
      method: 'PUT',
      path: '/customer/addresses/:id/:addressId',
      summary: 'Change an address; it keeps its place (an addition)',
      pathParams: addressPath,
      body: Address,
      responses: { ...memberRefusals, 200: Changed, 404: Problem },
      metadata: self('id'),
    },
    makeFirst: {
      method: 'PUT',
      path: '/customer/addresses/:id/:addressId/first',
      summary: 'Make an address the first one, which is the default (an addition)',
      pathParams: addressPath,
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Changed, 404: Problem },
      metadata: self('id'),
    },
    remove: {
      method: 'DELETE',
      path: '/customer/addresses/:id/:addressId',
      summary: 'Delete an address (an addition)',
      pathParams: addressPath,
      responses: { ...memberRefusals, 200: Changed, 404: Problem },
      metadata: self('id'),
    },
  },
  { strictStatusCodes: true },
)
