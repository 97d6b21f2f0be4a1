import { contract } from '../../src/contracts/index.ts'
import { said } from '../../src/domain/shell/said.ts'
import { fromContract } from '../contract/fromContract.ts'
import type { Scenario } from './scenario.ts'

const { handle } = fromContract({ origin: '*' })
const failure = {
  status: 500,
  body: { code: 'internal', ...said('error.default') },
} as const

export const serverError: Scenario = {
  description: 'Whatever lists, shows or adds a piece answers 500',
  path: '/eshop/rings',
  user: 'buyer',
  handlers: () => [
    handle(contract.catalogue.byCategorySlug, failure),
    handle(contract.catalogue.search, failure),
    handle(contract.catalogue.product, failure),
    handle(contract.cart.add, failure),
    handle(contract.cart.updateMoreVariants, failure),
  ],
}
