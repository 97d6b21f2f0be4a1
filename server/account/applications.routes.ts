import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { said } from '../../src/domain/shell/said.ts'
import { applicantIdOf } from '../http/caller.ts'
import type { ShopLimits } from '../http/limits.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import {
  addThreadMessage,
  attachableApplication,
  moveApplication,
  readApplication,
} from './applications.repo.ts'
import { createDocuments } from './documents/documents.ts'

/** The waiting room (rule A12). */
export const applicationRoutes = (deps: Deps, limits: ShopLimits) => {
  const {
    engine: { db, lock },
    now,
  } = deps
  const documents = createDocuments(deps)
  const shown = async (customerId: string) => ({
    status: 200 as const,
    body: await readApplication(db, customerId, now()),
  })

  return initServer().router(contract.applications, {
    get: ({ request }) => shown(applicantIdOf(request)),
    answer: async ({ request, body: { text } }) => {
      const customerId = applicantIdOf(request)
      await limits.request(customerId)
      await db.transaction().execute(async (trx) => {
        await lock.customer(trx, customerId)
        const application = await moveApplication(trx, customerId, 'answer.given', now())
        if (!application) return refuse(409, 'conflict', said('refusal.accountOpen'))
        await addThreadMessage(trx, application.id, 'customer', text, now())
      })
      return shown(customerId)
    },
    addDocument: async ({ request, body }) => {
      const customerId = applicantIdOf(request)
      await limits.request(customerId)
      await documents.add(customerId, body, (trx) => attachableApplication(trx, customerId, now()))
      return shown(customerId)
    },
    removeDocument: async ({ request, params }) => {
      const customerId = applicantIdOf(request)
      await documents.remove(customerId, params.id, (trx) =>
        attachableApplication(trx, customerId, now()),
      )
      return shown(customerId)
    },
  })
}
