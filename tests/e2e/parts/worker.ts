import { test as base, type Page } from '@playwright/test'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { serveBuilt } from '../lab/parts/serveBuilt.ts'
import { startMock } from '../lab/parts/startMock.ts'
import { createStages } from '../models/stage.ts'
import { watchComplaints } from './complaints.ts'
import { fillDemoShop } from './fills/demo.ts'
import { fillHostileShop } from './fills/hostile.ts'
import { fillImportedShop } from './fills/imported.ts'
import { fillRealShop } from './fills/real.ts'
import { serveShop } from './serveShop.ts'

export interface SharedStages {
  readonly page: Page
  readonly open: Awaited<ReturnType<typeof createStages>>
  readonly expectNoComplaints: () => void
}

/**
 * The fixtures that the tests of one worker share. The first test that needs one starts it, and it lives as long as the
 * worker. All of them are declared here: Playwright starts a new worker, and all of these again, whenever the next test
 * file declares other fixtures of a worker.
 */
interface WorkerFixtures {
  /** The demo shop and its buyer. */
  readonly demoShop: ShopProcess
  /** A shop whose catalogue comes from a CSV. */
  readonly importedShop: ShopProcess
  /** A shop in which all user input is hostile. */
  readonly hostileShop: ShopProcess
  /** The demo shop with a real export of 894 products. */
  readonly realShop: ShopProcess
  /** The address of the lab and the storefront on mocks, built. */
  readonly builtOrigin: string
  /** The address of `npm run dev:mock`. */
  readonly mockOrigin: string
  /** The address of the lab on `npm run dev`. */
  readonly labOrigin: string
  /** The address of `npm run dev` with the demo shop as its server. */
  readonly devOrigin: string
  /** One page for flows of machines: a separate page for each takes longer than the flow. */
  readonly stages: SharedStages
}

/** Starting a shop does not count against the first test that needs it. */
const timeout = 120_000

/** Vite with the configuration of `npm run dev`, on a port of its own. */
const serveDevelopment = async (use: (origin: string) => Promise<void>): Promise<void> => {
  // Few tests need it, and it takes long to load.
  const { createServer } = await import('vite')
  const vite = await createServer({ logLevel: 'silent', server: { port: 0 } })
  await vite.listen()
  await use(vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
  await vite.close()
}

export const test = base.extend<object, WorkerFixtures>({
  demoShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    ({}, use) => serveShop(fillDemoShop, use),
    { scope: 'worker', timeout },
  ],
  importedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    ({}, use) => serveShop(fillImportedShop, use),
    { scope: 'worker', timeout },
  ],
  hostileShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    ({}, use) => serveShop(fillHostileShop, use),
    { scope: 'worker', timeout },
  ],
  realShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    ({}, use) => serveShop(fillRealShop, use),
    { scope: 'worker', timeout },
  ],
  builtOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const built = await serveBuilt()
      await use(built.origin)
      built.close()
    },
    { scope: 'worker', timeout },
  ],
  mockOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const mock = await startMock()
      await use(mock.origin)
      mock.process.kill('SIGTERM')
    },
    { scope: 'worker', timeout },
  ],
  labOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    ({}, use) => serveDevelopment(use),
    { scope: 'worker', timeout },
  ],
  devOrigin: [
    async ({ demoShop }, use) => {
      process.env.API_PORT = new URL(demoShop.origin).port
      await serveDevelopment(use)
      delete process.env.API_PORT
    },
    { scope: 'worker', timeout },
  ],
  stages: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      const expectNoComplaints = await watchComplaints(page)
      await use({ page, open: await createStages(page), expectNoComplaints })
      await page.context().close()
    },
    { scope: 'worker', timeout },
  ],
})
