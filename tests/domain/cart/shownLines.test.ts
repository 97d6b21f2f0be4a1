import { expect, test } from 'vitest'
import type { OrderableVariant } from '../../../src/contracts/cart/cart.ts'
import { isEmpty, unknownCart } from '../../../src/domain/cart/emptyCart.ts'
import { shownLines } from '../../../src/domain/cart/shownLines.ts'

test('a named list shows its lines in their order, without those that are no longer sold (rule K21)', () => {
  const variants = ['b', 'a'].map((productId) => ({ productId }) as OrderableVariant)
  const lines = ['a', 'gone', 'b'].map((id, i) => ({ id, quantity: i + 1 }))
  const shown = shownLines({ lines, variants })
  expect(shown.map(({ quantity, variant }) => [variant.productId, quantity])).toEqual([
    ['a', 1],
    ['b', 3],
  ])
})

test('before anything is known, every cart of the shop is newer', () => {
  expect(unknownCart).toEqual({ version: -1, rows: [] })
  expect([isEmpty({}), isEmpty({ row: {} } as never)]).toEqual([true, false])
})
