import { uuidv7 } from 'uuidv7'
import { openApplication } from '../../server/account/applicationTokens.ts'
import { createSessions } from '../../server/account/sessions.ts'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { readConfig } from '../../server/config/config.ts'
import { openShop } from '../../server/opening/open.ts'
import { pendant } from '../support/fixture.ts'
import { address } from '../support/values/address.ts'
import { send } from './calls.ts'
import type { DrillShop } from './drill.ts'

/** A verified customer with an open session. */
export interface Buyer {
  readonly id: string
  readonly token: string
}

/** Creates buyers while the shop runs. */
export const makeBuyers = async (
  { dataDir }: Pick<DrillShop, 'dataDir'>,
  count: number,
): Promise<Buyer[]> => {
  const { engine, now } = await openShop({ ...readConfig(), dataDir })
  const sessions = createSessions(engine, now)
  const buyers: Buyer[] = []
  for (let n = 0; n < count; n += 1) {
    const id = uuidv7()
    await engine.db
      .insertInto('customer')
      .values({
        ...{ id, email: `${id}@buyers.example`, name: 'Meera Shah', company_name: 'Shah Jewels' },
        ...{ country: 'India', instagram: '', password_hash: '', status: 'verified' },
        ...{ newsletter: 0, created_at: now(), verified_at: now() },
      })
      .execute()
    buyers.push({ id, token: await sessions.open(id) })
  }
  await engine.close()
  return buyers
}

/** Creates an applicant while the shop runs. @returns the token of the application */
export const makeApplicant = async (shop: Pick<DrillShop, 'dataDir'>): Promise<string> => {
  const [buyer] = await makeBuyers(shop, 1)
  const { engine, now } = await openShop({ ...readConfig(), dataDir: shop.dataDir })
  const { id } = buyer as Buyer
  await engine.db
    .updateTable('customer')
    .set({ status: 'unverified', verified_at: null })
    .where('id', '=', id)
    .execute()
  const token = await openApplication(engine.db, id, now())
  await engine.close()
  return token
}

/** Variants of different products, sold directly or by choice. */
export const someVariants = async (
  { dataDir }: Pick<DrillShop, 'dataDir'>,
  count: number,
): Promise<string[]> => {
  const { engine } = await openShop({ ...readConfig(), dataDir })
  const rows = await engine.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(({ fn }) => fn.min<string>('variant.id').as('id'))
    .where('variant.active', '=', 1)
    .where('product.status', '=', 'active')
    .where('product.mode', '!=', 'moreCombination')
    .groupBy('product.id')
    .orderBy('product.id')
    .limit(count)
    .execute()
  await engine.close()
  return rows.map(({ id }) => id)
}

const as = ({ token }: Buyer) => ({ authorization: `Bearer ${token}` })

/** Adds products with one variant each. */
export const sellMore = async (
  { dataDir }: Pick<DrillShop, 'dataDir'>,
  count: number,
): Promise<void> => {
  const { engine, now } = await openShop({ ...readConfig(), dataDir })
  const writer = createCatalogueWriter(engine, now)
  const { slug } = await engine.db.selectFrom('category').select('slug').executeTakeFirstOrThrow()
  const [variant] = pendant.variants
  await writer.putProducts(
    Array.from({ length: count }, (_, n) => ({
      ...pendant,
      slug: `drilled-pendant-${n}`,
      categorySlugs: [slug],
      variants: [{ ...variant, sku: `DRILLED-${n}` }],
    })),
  )
  await engine.close()
}

/** Puts 60 pieces, which every rule allows, of each variant into a cart, in this order. @returns the shop's answer */
export const setCart = async (
  shop: DrillShop,
  buyer: Buyer,
  variants: readonly string[],
): Promise<{ status: number; text: string }> => {
  const rows = variants.map((id) => ({ id, quantity: 60 }))
  const answer = await send(shop, 'POST', '/cart/update/morevariants', rows, as(buyer))
  return { status: answer.status, text: await answer.text() }
}

/** {@link setCart} that must succeed. */
export const fillCart = async (...given: Parameters<typeof setCart>): Promise<void> => {
  const { status, text } = await setCart(...given)
  if (status !== 200) throw new Error(`a cart is not filled: ${text}`)
}

/** Orders the cart. @returns the status, the order's id and the response time, ms */
export const order = async (shop: DrillShop, buyer: Buyer, key: string) => {
  const began = performance.now()
  const answer = await send(
    shop,
    'POST',
    '/order/',
    { address, shipping: 'together', currency: 'INR' },
    { ...as(buyer), 'idempotency-key': key },
  )
  const { _id } = (await answer.json()) as { _id?: string }
  return { status: answer.status, id: _id, ms: performance.now() - began }
}
