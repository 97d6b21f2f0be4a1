import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import type { OrdersQuery } from '../../src/contracts/orders/orders.ts'
import { orderSearch } from '../../src/domain/orders/orderSearch.ts'
import { said } from '../../src/domain/shell/said.ts'
import { callerOf } from '../http/caller.ts'
import type { ShopLimits } from '../http/limits.ts'
import { refuse, refuseField } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import { answerDateMove } from './answerDateMove.ts'
import { withdrawOrder } from './changeStatus.ts'
import { createOrdersRepo } from './orders.repo.ts'
import { methodsFor } from './payments/account.ts'
import { placeOrder } from './placeOrder.ts'
import { previewCoupon } from './previewCoupon.ts'

/** Placing, reading and cancelling orders (rules O1, O10, O15). */
export const orderRoutes = (deps: Deps, limits: ShopLimits) => {
  const { engine, now } = deps
  const { db } = engine
  const hasTestPayments = deps.config.testPayments !== undefined

  const history = async (customerId: string, { page, limit, query = '', status }: OrdersQuery) => ({
    status: 200 as const,
    body: {
      ...(await createOrdersRepo(db, customerId).page(
        { limit, offset: (page - 1) * limit },
        { search: orderSearch(query), status },
      )),
      page,
      limit,
    },
  })

  const read = async (customerId: string, id: string) => {
    const order = await createOrdersRepo(db, customerId).byId(id)
    return {
      status: 200 as const,
      body: order ?? refuse(404, 'not_found', said('refusal.noOrder')),
    }
  }

  return initServer().router(contract.orders, {
    mine: ({ request, query }) => history(callerOf(request).customerId, query),
    ofCustomer: ({ params, query }) => history(params.id, query),
    get: ({ request, params }) => read(callerOf(request).customerId, params.id),
    cancel: async ({ request, params: { id } }) => {
      const { customerId } = callerOf(request)
      await withdrawOrder(deps, customerId, id)
      return read(customerId, id)
    },
    answerMove: async ({ request, params: { id }, body }) => {
      const { customerId } = callerOf(request)
      await answerDateMove(deps, customerId, id, body)
      return read(customerId, id)
    },
    byKey: async ({ request, params }) => {
      const order = await createOrdersRepo(db, callerOf(request).customerId).byKey(params.key)
      const found = order ?? refuse(404, 'not_found', noneOfKey, { field: 'key' })
      return { status: 200, body: found }
    },
    place: async ({ request, headers, body }) => {
      const { customerId } = callerOf(request)
      const key = headers['idempotency-key']
      await limits.order(customerId, key)
      if (body.payment === 'test' && !hasTestPayments)
        refuseField('payment', said('refusal.noTestPayments'))
      const attempt = { customerId, key, now: now() }
      return { status: 201, body: await placeOrder(engine, attempt, body) }
    },
    paymentMethods: async ({ request }) => {
      const { customerId } = callerOf(request)
      return { status: 200, body: await methodsFor(db, customerId, hasTestPayments) }
    },
    previewCoupon: async ({ request, body }) => ({
      status: 200,
      body: await previewCoupon(db, callerOf(request).customerId, body, now()),
    }),
  })
}

/** Its message names the key of the call. */
const noneOfKey = { ...said('refusal.noOrder'), message: 'No order was placed under this key.' }
