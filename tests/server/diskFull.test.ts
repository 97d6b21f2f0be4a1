import { rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { clientOf } from '../support/client.ts'
import { fillDisk, mountSmallDisk } from '../support/database/smallDisk.ts'
import { loginAsBuyer, pendantOf, sellPendant } from '../support/sellPendant.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import { address } from '../support/values/address.ts'

const disk = mountSmallDisk(16)
afterAll(disk.remove)

test.skipIf(!disk.isMounted)(
  'Scenario: the disk is full (skipped where no disk can be mounted): the order is refused, nothing is written partially, and it succeeds when there is free space',
  async () => {
    const shop = await createShopProcess(disk.folder)
    // A process that survives a failed test would block the whole run.
    onTestFinished(async () => void (await shop.stop('SIGKILL').catch(() => undefined)))
    await sellPendant(shop)
    await shop.start()
    const { id, client: buyer } = await loginAsBuyer(shop)
    const { productId, stock } = await pendantOf(buyer)
    await buyer.cart.add({ body: { productId, quantity: 3 } })
    /** Without headers, which contain the time. */
    const cart = async () => {
      const { status, body } = await buyer.cart.get({ params: { userId: id } })
      return { status, body }
    }
    const place = (key: string) =>
      buyer.orders.place({
        headers: { 'idempotency-key': key },
        body: { address, shipping: 'together', currency: 'INR' },
      })
    const before = await cart()
    expect(before.status).toBe(200)
    const rowId = 'cartData' in before.body ? (before.body.cartData[0]?._id ?? '') : ''

    const ballast = join(disk.folder, 'ballast')
    await fillDisk(ballast)
    expect((await stat(ballast)).size).toBeGreaterThan(0)
    const replies = await Promise.all([place('full-disk-1'), place('full-disk-2')])
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [
        503,
        {
          code: 'unavailable',
          message: 'The shop cannot be reached just now; try again shortly.',
          key: 'problem.unavailable',
        },
      ]),
    )
    const others = await Promise.all([
      buyer.cart.increment({ params: { id: rowId } }),
      buyer.customer.update({ params: { id }, body: { name: 'Another name' } }),
      clientOf(shop.origin).newsletter.subscribe({ body: { email: 'reader@buyers.test' } }),
    ])
    expect(others.map(({ status }) => status)).toEqual([503, 503, 503])
    const statusOf = async (path: string) => (await fetch(shop.origin + path)).status
    expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/')]).toEqual([
      503,
      200,
      expect.any(Number),
    ])
    expect((await buyer.orders.mine({ query: {} })).body).toMatchObject({ total: 0 })
    expect((await pendantOf(buyer)).stock).toBe(stock)
    expect(await cart()).toEqual(before)

    rmSync(ballast)
    expect(await statusOf('/readyz')).toBe(200)
    const placed = await place('full-disk-1')
    expect(placed.status).toBe(201)
    expect((await pendantOf(buyer)).stock).toBe(stock - 3)
    expect(await shop.stop('SIGTERM')).toBe(0)
    expect(await shop.team('doctor')).toBe('Nothing is wrong.\n')
  },
)
