import { HttpResponse } from 'msw'
import { contract } from '../../src/contracts/index.ts'
import { onCall } from '../contract/routes.ts'
import type { Scenario } from './scenario.ts'

export const malformed: Scenario = {
  description: 'A list is answered with what the contract does not know',
  path: '/eshop/rings',
  user: 'buyer',
  handlers: () => [
    onCall(contract.catalogue.byCategorySlug, '*', () => HttpResponse.json({ products: 'many' })),
  ],
}
