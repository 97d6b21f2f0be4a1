import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop } from '../../app/openShop.tsx'
import type { cartRow } from '../../machines/fixtures.ts'

export const openCart = (rows: readonly ReturnType<typeof cartRow>[], path = '/cart') =>
  openShop(path, {
    cart: () => rows,
    calls: [mocks.handle(contract.customer.get)],
  })

export const openList = () =>
  openShop('/eshop/rings', {
    calls: [
      mocks.handle(contract.catalogue.byCategorySlug, {
        body: { data: [], total: 3, page: 1, limit: 20 },
      }),
    ],
  })
