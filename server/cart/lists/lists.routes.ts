import { initServer } from '@ts-rest/fastify'
import { contract } from '../../../src/contracts/index.ts'
import { callerOf } from '../../http/caller.ts'
import type { Lists } from './lists.ts'

const ok = <T>(body: T) => ({ status: 200 as const, body })

/** The calls of named lists (rules K21, K22). The customer comes from the token. */
export const listRoutes = (lists: Lists) =>
  initServer().router(contract.lists, {
    all: async ({ request }) => ok({ data: await lists.all(callerOf(request).customerId) }),
    save: async ({ request, headers, body }) => {
      const { customerId } = callerOf(request)
      return { status: 201, body: await lists.save(customerId, headers['idempotency-key'], body) }
    },
    get: async ({ request, params }) =>
      ok(await lists.get(callerOf(request).customerId, params.id)),
    change: async ({ request, params, body }) =>
      ok(await lists.change(callerOf(request).customerId, params.id, body)),
    remove: async ({ request, params }) =>
      ok(await lists.remove(callerOf(request).customerId, params.id)),
    share: async ({ request, params }) =>
      ok(await lists.share(callerOf(request).customerId, params.id)),
    unshare: async ({ request, params }) =>
      ok(await lists.unshare(callerOf(request).customerId, params.id)),
    shared: async ({ params }) => ok(await lists.shared(params.key)),
  })
