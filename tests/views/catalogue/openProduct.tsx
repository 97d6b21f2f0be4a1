import { screen } from '@testing-library/react'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'

/** The page of a product; changes of the cart are kept in `sent`. */
export const open = async (product: Product, cart: readonly CartRow[] = [], query = '') => {
  const sent: unknown[] = []
  const taken = ({ params, body }: { params: unknown; body: unknown }) => {
    sent.push({ ...(params as object), body })
    const totals = { rows: 1, quantity: 0, totalWeight: 0, totalPrice: 0 }
    const changed = { version: 1, cartData: [cartRow()], removed: [], totals }
    return { message: 'Item Added to Cart !!', ...changed }
  }
  const shop = await openShop(`/eshop/detail/metals_silver-92.5_chains/${product.slug}${query}`, {
    calls: [
      mocks.handle(contract.catalogue.product, { body: product }),
      mocks.handle(contract.cart.updateMoreVariants, { body: taken }),
      mocks.handle(contract.cart.update, { body: taken }),
      mocks.handle(contract.cart.updateVariant, { body: taken }),
      mocks.handle(contract.cart.add, { body: taken }),
    ],
    cart: () => cart,
  })
  await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
  const press = (name: string) => shop.pointer.click(screen.getByRole('button', { name }))
  return { ...shop, sent, press }
}
