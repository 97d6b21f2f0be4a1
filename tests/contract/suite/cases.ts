import { accountCases } from './accountCases.ts'
import { addressCases } from './addressCases.ts'
import { applicationCases } from './applicationCases.ts'
import type { Request } from './call.ts'
import { cartCases } from './cartCases.ts'
import { orderIn } from './caseParts.ts'
import { catalogueCases } from './catalogueCases.ts'
import { listCases } from './listCases.ts'
import { couponCases, orderCases, resaleCases, sellingCases } from './orderCases.ts'
import { paperCases } from './paperCases.ts'
import { privacyCases } from './privacyCases.ts'
import { profileCases } from './profileCases.ts'
import { requestCases } from './requestCases.ts'
import { savedCases } from './savedCases.ts'
import type { World, WorldCustomer } from './world.ts'

/** A call that must be answered with `status`. `given` prepares the shop and may change the request. */
export interface Case {
  readonly route: string
  readonly status: number
  readonly what: string
  readonly request: (world: World, buyer: WorldCustomer) => Request | Promise<Request>
}

export const cases: readonly Case[] = [
  ...couponCases,
  ...sellingCases,
  ...accountCases,
  ...addressCases,
  ...applicationCases,
  ...profileCases,
  ...privacyCases,
  ...catalogueCases,
  ...cartCases,
  ...listCases,
  ...savedCases,
  ...orderCases,
  // They reduce the stock.
  ...resaleCases,
  ...requestCases,
  ...paperCases(orderIn),
]
