import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import type { Deps } from '../opening/deps.ts'
import { termsNow } from '../settings/selling.repo.ts'

/** The terms on which the shop sells (rule M7). */
export const sellingRoutes = ({ engine: { db }, now }: Pick<Deps, 'engine' | 'now'>) =>
  initServer().router(contract.selling, {
    terms: async () => ({ status: 200, body: await termsNow(db, now()) }),
  })
