import { readConfig } from '../../server/config/config.ts'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { jobHandlers } from '../../server/jobHandlers.ts'
import { createShop } from '../../server/opening/open.ts'
import { createJobs } from '../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../server/store/jobs/worker.ts'
import { apiBase } from '../../src/contracts/index.ts'
import { userCookieName } from '../../src/domain/account/userCookie.ts'
import { compileServer } from '../../tools/parts/compileServer.ts'
import { fillIfEmpty } from '../../tools/parts/demoShop.ts'
import { buildStorefront } from '../../tools/parts/storefront.ts'
import { shareSizes } from '../e2e/parts/sharedSizes.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import { makeSizesOnRequest } from '../support/sizesOnRequest.ts'

/**
 * The built storefront on the real server with the demo catalogue, for measurements.
 * @param isTimed whether they are about time: the sizes of all pictures are made before
 */
export const startDemoShop = async ({ isTimed = true } = {}) => {
  await buildStorefront()
  // As in production.
  await compileServer()
  process.env.COMPILED_SERVER = '1'
  const shop = await createShopProcess()
  const deps = await createShop({ ...readConfig({}), dataDir: shop.dataDir })
  await fillIfEmpty(deps)
  await shareSizes(shop, 'demo')
  // Otherwise the server makes the sizes of the pictures during the measurement.
  if (isTimed) {
    console.log('Making the sizes of all pictures; the first time, this takes some minutes …')
    await runDueJobs(createJobs(deps.engine, deps.now), jobHandlers(deps))
  } else await makeSizesOnRequest(deps.engine.db)
  const { slug } = await deps.engine.db
    .selectFrom('product')
    .select('slug')
    .where('mode', '=', 'isCombination')
    .limit(1)
    .executeTakeFirstOrThrow()
  await deps.engine.close()
  await shop.start()
  const response = await fetch(`${shop.origin}${apiBase}/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registerEmail: demoBuyer.email, password: demoBuyer.password }),
  })
  const userInfo = encodeURIComponent(await response.text())
  // It leads to the address with the product's own category.
  const product = await fetch(`${shop.origin}/eshop/detail/metals_silver-92.5_chains/${slug}`, {
    headers: { cookie: `${userCookieName}=${userInfo}` },
  })
  return {
    origin: shop.origin,
    /** The value of the cookie `userInfo` of the demo buyer. */
    userInfo,
    category: '/eshop/metals_silver-92.5_chains',
    product: new URL(product.url).pathname,
    close: async () => {
      await shop.stop('SIGTERM')
      await shop.remove()
    },
  }
}
