import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { afterEach, expect, test } from 'vitest'
import {
  missedNothing,
  type RealtimeEvent,
  realtimeNamespace,
} from '../../../src/contracts/realtime.ts'
import type { ContractBreach } from '../../../src/services/parts/failures.ts'
import { createRealtime } from '../../../src/services/shell/realtime.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A socket server that sends whatever the test requires. */
const openServer = async () => {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const io = new Server(http)
  ends.push(() => io.close())
  const namespace = io.of(realtimeNamespace)
  namespace.on('connection', (socket) =>
    socket.emit('connection.opened', { at: 1_000, missed: missedNothing }),
  )
  const address = http.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return { origin: `http://127.0.0.1:${address.port}`, namespace }
}

const connect = (origin: string, ready?: Promise<void>) => {
  const heard: (string | RealtimeEvent)[] = []
  const breaches: ContractBreach[] = []
  const realtime = createRealtime({
    origin,
    onBreach: (breach) => breaches.push(breach),
    ...(ready && { ready }),
  })
  const { watch, close } = realtime.connect('t-1', {
    connected: () => heard.push('connected'),
    lost: (why) => heard.push(why),
    received: (news) => heard.push(news),
  })
  return { heard, breaches, watch, close }
}

test('Scenario: events that violate the contract are reported, and the others are forwarded', async () => {
  const { origin, namespace } = await openServer()
  namespace.on('connection', (socket) => {
    socket.emit('order.changed', { orderId: 'o-1', status: 'eaten' })
    socket.emit('settings.changed', {})
  })
  const { heard, breaches, close } = connect(origin)
  await expect.poll(() => heard).toEqual(['connected', { event: 'settings.changed', body: {} }])
  expect(breaches.map(({ route }) => route)).toEqual(['the event order.changed'])
  close()
})

test('Scenario: a socket that the server drops is lost, and stays so', async () => {
  const { origin, namespace } = await openServer()
  const { heard } = connect(origin)
  await expect.poll(() => heard).toEqual(['connected'])
  namespace.disconnectSockets(true)
  await expect.poll(() => heard).toEqual(['connected', 'lost'])
  expect(namespace.sockets.size).toBe(0)
})

test('Scenario: a closed connection sends nothing more', async () => {
  const { origin, namespace } = await openServer()
  const { heard, close } = connect(origin)
  await expect.poll(() => heard).toEqual(['connected'])
  close()
  await expect.poll(() => namespace.sockets.size).toBe(0)
  expect(heard).toEqual(['connected'])
})

test('Scenario: a connection that is closed before it is established is never made', async () => {
  const { origin, namespace } = await openServer()
  const { heard, close } = connect(origin)
  close()
  const later = connect(origin)
  await expect.poll(() => later.heard).toEqual(['connected'])
  expect([heard, namespace.sockets.size]).toEqual([[], 1])
  later.close()
})

test('Scenario: products are watched while they are shown, also one given before the socket has connected', async () => {
  const { origin, namespace } = await openServer()
  const said: [string, unknown][] = []
  namespace.on('connection', (socket) => {
    socket.onAny((event: string, body: unknown) => said.push([event, body]))
  })
  const { heard, watch, close } = connect(origin)
  watch(['locket'])
  await expect.poll(() => heard).toEqual(['connected'])
  watch(['rope-chain', 'locket'])
  watch(['rope-chain'])
  watch([])
  await expect
    .poll(() => said)
    .toEqual([
      ['product.watched', { slug: 'locket' }],
      ['product.watched', { slug: 'rope-chain' }],
      ['product.unwatched', { slug: 'locket' }],
      ['product.unwatched', { slug: 'rope-chain' }],
    ])
  close()
})

test('Scenario: the first connection waits until the page is ready for news', async () => {
  const { origin, namespace } = await openServer()
  const sockets: unknown[] = []
  namespace.on('connection', (socket) => sockets.push(socket))
  const ready = Promise.withResolvers<void>()
  const early = connect(origin, ready.promise)
  const { heard, close } = connect(origin)
  await expect.poll(() => heard).toEqual(['connected'])
  expect(sockets).toHaveLength(1)
  ready.resolve()
  await expect.poll(() => early.heard).toEqual(['connected'])
  early.close()
  close()
})
