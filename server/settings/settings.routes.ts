import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import type { Db } from '../store/schema.ts'
import { createSettings } from './settings.repo.ts'

/** Languages, currencies and store settings (rules L2, S1). */
export const settingsRoutes = (db: Db) => {
  const settings = createSettings(db)
  return initServer().router(contract.settings, {
    languages: async () => ({ status: 200, body: { data: await settings.languages() } }),
    currencies: async () => ({ status: 200, body: { data: await settings.currencies() } }),
    store: async () => ({ status: 200, body: await settings.storefront() }),
  })
}
