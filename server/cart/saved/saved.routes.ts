import { initServer } from '@ts-rest/fastify'
import { contract } from '../../../src/contracts/index.ts'
import { callerOf } from '../../http/caller.ts'
import type { Saved } from './saved.ts'

const ok = <T>(body: T) => ({ status: 200 as const, body })

/** The calls of saved rows (rule K24). The customer comes from the token. */
export const savedRoutes = (saved: Saved) =>
  initServer().router(contract.saved, {
    all: async ({ request }) => ok({ saved: await saved.all(callerOf(request).customerId) }),
    save: async ({ request, headers, body }) =>
      ok(await saved.save(callerOf(request).customerId, headers['idempotency-key'], body.rowIds)),
    restore: async ({ request, headers, body }) =>
      ok(await saved.restore(callerOf(request).customerId, headers['idempotency-key'], body.ids)),
    remove: async ({ request, params }) =>
      ok(await saved.remove(callerOf(request).customerId, params.id)),
  })
