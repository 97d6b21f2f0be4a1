import { createShopProcess, type ShopProcess } from '../../support/shopProcess.ts'

/**
 * A shop for the tests of one worker: filled, started, used, and removed.
 * @param fill writes the catalogue and other data of the tests, before the server starts
 */
export const serveShop = async (
  fill: (shop: ShopProcess) => Promise<void>,
  use: (shop: ShopProcess) => Promise<void>,
): Promise<void> => {
  const shop = await createShopProcess(undefined, { TEST_PAYMENTS: 'the secret of the tests' })
  await shop.team('init')
  await fill(shop)
  await shop.start()
  await use(shop)
  await shop.stop('SIGTERM')
  await shop.remove()
}
