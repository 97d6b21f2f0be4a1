import { uuidv7 } from 'uuidv7'
import type { Engine } from '../../server/store/engine.ts'

/** A verified customer who cannot log in, by number, with a few pieces in the cart. @returns the id */
export const createCustomer = async (
  { db }: Engine,
  n: number,
  variantId: string,
): Promise<string> => {
  const id = uuidv7()
  await db
    .insertInto('customer')
    .values({
      ...{ id, email: `buyer-${n}@bench.test`, name: `Buyer ${n}`, company_name: 'Bench' },
      ...{ country: 'India', instagram: '', password_hash: '', status: 'verified' },
      ...{ newsletter: 0, created_at: 0, verified_at: 0 },
    })
    .execute()
  await db
    .insertInto('cart_row')
    .values({
      ...{ id: uuidv7(), customer_id: id, variant_id: variantId },
      ...{ quantity: 5, added_price: 0, created_at: 0 },
    })
    .execute()
  return id
}
