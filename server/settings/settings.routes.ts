import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { createShowKept } from '../http/showKept.ts'
import type { CacheDeps } from '../store/kept/textCache.ts'
import { lastChangeOf } from '../store/shopVersion.ts'
import { createSettings } from './settings.repo.ts'

/** Languages, currencies and store settings (rules L2, S1). Every page needs them, so they are cached. */
export const settingsRoutes = (deps: CacheDeps) => {
  const { db } = deps.engine
  const settings = createSettings(db)
  const show = createShowKept(deps, 'settings')
  const ofSettings = lastChangeOf(db, 'settings')
  const ofCategoriesToo = lastChangeOf(db, 'settings', 'categories')

  return initServer().router(contract.settings, {
    languages: (call) =>
      show(call, 'languages', async () => ({ data: await settings.languages() }), ofSettings),
    currencies: (call) =>
      show(call, 'currencies', async () => ({ data: await settings.currencies() }), ofSettings),
    store: (call) => show(call, 'store', settings.storefront, ofCategoriesToo),
  })
}
