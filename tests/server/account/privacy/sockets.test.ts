import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApplication } from '../../../../server/account/applicationTokens.ts'
import { createErasures } from '../../../../server/account/privacy/erasures.ts'
import { realtimeNamespace } from '../../../../src/contracts/realtime.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const connect = async (auth: object) => {
  const socket = io(`${shop.origin}${realtimeNamespace}`, {
    ...{ transports: ['websocket'], reconnection: false, forceNew: true, auth },
  })
  const received: string[] = []
  socket.onAny((event: string) => received.push(event))
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return { received, closed, socket }
}

test('Scenario: open pages are notified of the erasure, and every socket is closed', async () => {
  const buyer = await shop.customer()
  const other = await shop.customer()
  const application = await openApplication(shop.db, buyer.id, shop.time.now)
  const pages = await Promise.all([
    connect({ token: buyer.token }),
    connect({ token: buyer.token }),
    connect({ application }),
  ])
  const stranger = await connect({ token: other.token })
  await createErasures(shop.deps).byTeam(buyer.email)
  expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([
    'io server disconnect',
    'io server disconnect',
    'io server disconnect',
  ])
  expect(pages.map(({ received }) => received.at(-1))).toEqual([
    ...['customer.locked', 'customer.locked', 'application.changed'],
  ])
  expect(stranger.socket.connected).toBe(true)
  stranger.socket.disconnect()
})
