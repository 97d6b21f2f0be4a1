import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ServerEvent, serverEvents } from '../../../src/contracts/realtime.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

/** The shop of the tests that run. */
export let shop: TestShop
const sockets: Socket[] = []

/** The events that a socket has received after its greeting, in order. Bodies are parsed by the contract. */
const listen = (socket: Socket) => {
  const received: [ServerEvent, unknown][] = []
  const greetings: object[] = []
  const isGreeting = (body: object) =>
    'missed' in body ||
    ('delta' in body && body.delta === null) ||
    ('wishlist' in body && !greetings.some((greeting) => 'wishlist' in greeting))
  for (const event of Object.keys(serverEvents) as ServerEvent[])
    socket.on(event, (body: unknown) => {
      const parsed: object = serverEvents[event].parse(body)
      if (isGreeting(parsed)) greetings.push(parsed)
      else received.push([event, parsed])
    })
  return { received, greetings }
}

export const open = (
  token: string | undefined,
  headers: Record<string, string> = {},
  known: { readonly heardUntil?: number; readonly readAt?: number } = {},
) => {
  const socket = io(`${shop.origin}/userIO`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token, ...known },
    extraHeaders: headers,
  })
  sockets.push(socket)
  const { received, greetings } = listen(socket)
  const connected = new Promise<string>((resolve) => {
    socket
      .once('connect', () => resolve('connected'))
      .once('connect_error', ({ message }) => resolve(message))
  })
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  return { socket, received, greetings, connected, closed }
}

export const names = (received: readonly [ServerEvent, unknown][]) => received.map(([name]) => name)

/** Opens a shop before the tests of a file, and closes the sockets of each test after it. */
export const useRealtimeShop = (): void => {
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  afterAll(() => shop.close())
}
