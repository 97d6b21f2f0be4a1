import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followEvents } from '../../../server/realtime/feed.ts'
import { serveRealtime } from '../../../server/realtime/realtime.ts'
import { recordEvent } from '../../../server/store/events/events.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('Scenario: a session ends at once, while the stock events of an import are still being sent', async () => {
  const gate = Promise.withResolvers<void>()
  const received: string[] = []
  const stop = await followEvents(
    shop.deps.engine,
    async ({ name }) => {
      received.push(name)
      if (name === 'stock.changed') await gate.promise
    },
    (error) => {
      throw error
    },
  )
  await recordEvent(shop.db, 'stock.changed', { subject: 'locket' })
  await recordEvent(shop.db, 'stock.changed', { subject: 'pendant' })
  await expect.poll(() => received).toEqual(['stock.changed'])
  await recordEvent(shop.db, 'customer.locked', { customerId: 'somebody' })
  await recordEvent(shop.db, 'sessions.ended', { customerId: 'somebody' })
  await expect.poll(() => received).toEqual(['stock.changed', 'customer.locked', 'sessions.ended'])
  gate.resolve()
  await expect.poll(() => received.at(-1)).toBe('stock.changed')
  stop()
})

test('Scenario: a transaction commits five seconds late, and its event is forwarded once', async () => {
  const heard: (string | null)[] = []
  const stop = await followEvents(
    shop.deps.engine,
    async ({ subject }) => void heard.push(subject),
    (error) => {
      throw error
    },
  )
  await recordEvent(shop.db, 'stock.changed', { subject: 'first' })
  await expect.poll(() => heard).toEqual(['first'])
  await shop.db
    .insertInto('event')
    .values({
      ...{ id: uuidv7(), name: 'stock.changed', customer_id: null, subject: 'late' },
      created_at: Date.now() - 5_000,
    })
    .execute()
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['first', 'late'])
  await recordEvent(shop.db, 'stock.changed', { subject: 'last' })
  await expect.poll(() => heard).toEqual(['first', 'late', 'last'])
  stop()
})

test('Scenario: a socket that connects while its customer is un-verified is closed', async () => {
  const { id, token } = await shop.customer()
  const gate = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const { engine } = shop.deps
  let first: unknown
  /** Answers the first look for a session with the data committed before the gate was closed, like a slow database. */
  const db = engine.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"session"')) first ??= queryId
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId !== first) return result
      read.resolve()
      await gate.promise
      return result
    },
  })
  const ended: string[] = []
  const stopFeed = await followEvents(
    engine,
    async ({ name }) => void ended.push(name),
    (error) => {
      throw error
    },
  )
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const close = await serveRealtime(http, { ...shop.deps, engine: { ...engine, db } }, (error) => {
    throw error
  })
  const { port } = http.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}/userIO`, {
    ...{ transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } },
  })
  const closed = new Promise((resolve) => socket.once('disconnect', resolve))
  await read.promise
  await shop.unverify(id)
  await expect.poll(() => ended).toContain('sessions.ended')
  gate.resolve()
  await closed
  stopFeed()
  close()
  http.close()
})
