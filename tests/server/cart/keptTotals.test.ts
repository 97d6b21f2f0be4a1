import { fc, test } from '@fast-check/vitest'
import { afterAll, expect, vi } from 'vitest'
import { createCartRepo } from '../../../server/cart/cart.repo.ts'
import { recordCartChange } from '../../../server/cart/cartEvents.ts'
import { createKeptTotals } from '../../../server/cart/totals/keptTotals.ts'
import { readTotals } from '../../../server/cart/totals/plain.ts'
import type { StoredTotals } from '../../../server/cart/totals/totals.ts'
import { catalogueChange, createCatalogueChanges, slugs } from '../../support/catalogueChanges.ts'
import { ring } from '../../support/fixture.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db, deps } = shop
const changeCatalogue = createCatalogueChanges(shop)

/** Rolls a transaction back. */
const undone = new Error('undone')

type KeptTotals = ReturnType<typeof createKeptTotals>

/** The totals after a change. */
interface Counted {
  kept?: StoredTotals
  /** Those of the whole cart. */
  plain?: StoredTotals
  /** Whether the whole cart was added up for the kept ones. */
  isAddedUp?: boolean
}

/** Sets the quantity of one variant; 0 removes it. */
const setQuantity = async (kept: KeptTotals, customerId: string, change: QuantityChange) => {
  const totals: Counted = {}
  await db
    .transaction()
    .execute(async (trx) => {
      await deps.engine.lock.customer(trx, customerId)
      const repo = createCartRepo(trx, customerId, deps.now)
      const ids = await trx
        .selectFrom('variant')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select('variant.id')
        .where('product.slug', 'in', slugs)
        .orderBy('variant.sku')
        .execute()
      const id = ids[change.variant % ids.length]?.id
      // No product of the changing ones exists yet.
      if (id === undefined) return
      const found = [...(await repo.variants([id])).values()]
      const before = found.flatMap(({ rowId, ...row }) => (rowId === null ? [] : [row]))
      const after = found.map(({ variant }) => ({ variant, quantity: change.quantity }))
      const rows = await repo.put(change.quantity === 0 ? [] : after)
      if (rows.length === 0)
        await repo.remove(found.flatMap(({ rowId }) => (rowId === null ? [] : [rowId])))
      const executed = vi.spyOn(trx.getExecutor(), 'executeQuery')
      const counted = await kept.count(trx, customerId, { before, after: rows })
      const isAddedUp = executed.mock.calls.some(([{ sql }]) => sql.includes('sum('))
      const { version } = counted
      const event = { version, changed: [], removed: [], totals: counted.totals }
      kept.keep(customerId, counted, await recordCartChange(trx, customerId, event))
      const plain = await readTotals(trx, customerId)
      Object.assign(totals, { kept: counted.totals, plain, isAddedUp })
      if (change.isUndone) throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return totals
}

interface QuantityChange {
  readonly variant: number
  readonly quantity: number
  readonly isUndone: boolean
}

const quantityChange = () =>
  fc.record({
    kind: fc.constant('quantity' as const),
    process: fc.constantFrom(0, 0, 0, 1),
    variant: fc.nat(5),
    quantity: fc.nat(3),
    isUndone: fc.constantFrom(false, false, false, true),
  })

const acts = () =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: quantityChange() },
      { weight: 1, arbitrary: catalogueChange() },
    ),
    { minLength: 4, maxLength: 20 },
  )

test.prop([acts()], { numRuns: 40 })(
  'kept totals equal those of the whole cart, whatever two processes and the catalogue do',
  async (all) => {
    const { id } = await shop.customer()
    const processes = [createKeptTotals(), createKeptTotals()] as const
    for (const act of all) {
      if (act.kind !== 'quantity') await changeCatalogue(act)
      else {
        const { kept, plain } = await setQuantity(processes[act.process] ?? processes[0], id, act)
        expect(kept).toEqual(plain)
      }
    }
  },
)

test('a cart is added up again after a change of prices, and not after one of stock', async () => {
  const { id } = await shop.customer()
  const kept = createKeptTotals()
  const put = (sellPrice: number, stock: number) => {
    const variants = [{ ...ring.variants[0], sku: 'sol', sellPrice, stock }] as const
    return changeCatalogue({ kind: 'put', input: { ...ring, slug: 'sol', variants } })
  }
  const isAddedUp = async (quantity: number) => {
    const totals = await setQuantity(kept, id, { variant: 0, quantity, isUndone: false })
    expect(totals.kept).toEqual(totals.plain)
    return totals.isAddedUp
  }
  await put(7_000, 9)
  expect([await isAddedUp(1), await isAddedUp(2)]).toEqual([true, false])
  await changeCatalogue({ kind: 'stock', slug: 'sol', stock: 3 })
  await put(7_000, 4)
  expect(await isAddedUp(3)).toBe(false)
  await put(8_000, 4)
  expect([await isAddedUp(4), await isAddedUp(5)]).toEqual([true, false])
})
