import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket as Wire } from 'node:net'
import { reconnectWait } from '../../src/machines/backOff.ts'
import { openSocket } from '../../src/services/socketConnection.ts'

/** One customer who has a page of the shop open. */
export interface Client {
  readonly userId: string
  readonly token: string
}

/** What the benchmark tells: to connect everybody, or to cut everybody off. */
export type Order = { readonly connect: readonly Client[]; readonly origin: string } | 'cut'

/** Everybody is connected: after the cut, ms from then to each connection. */
export interface AllConnected {
  readonly after: readonly number[]
}

/** The network between the customers and the shop, which can be cut; each has an address of its own. */
const openNetwork = async (port: number) => {
  const wires = new Set<Wire>()
  let opened = 0
  const network = createServer((near) => {
    opened += 1
    const localAddress = `127.1.${(opened >> 8) % 256}.${opened % 256}`
    const far = dial({ port, host: '127.0.0.1', localAddress })
    near.pipe(far).pipe(near)
    for (const wire of [near, far]) {
      wires.add(wire)
      wire.on('error', () => wire.destroy())
      wire.on('close', () => {
        wires.delete(wire)
        near.destroy()
        far.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(network, 'listening')
  return {
    origin: `http://127.0.0.1:${(network.address() as AddressInfo).port}`,
    cut: () => {
      for (const wire of wires) wire.destroy()
    },
  }
}

/** A page that is open: it connects again as the storefront does, and then reads what it may have missed. */
const openPage = (through: string, { userId, token }: Client, onConnected: () => void) => {
  let isFirst = true
  const read = async (path: string) => {
    const response = await fetch(`${through}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
  }
  const open = () => {
    const socket = openSocket(
      through,
      { token },
      {
        connected: () => {
          onConnected()
          if (!isFirst)
            void Promise.all([read(`/cart/${userId}`), read(`/customer/get/messages/${userId}`)])
          isFirst = false
        },
        lost: (how) => {
          if (how === 'refused') throw new Error('the shop refuses a token')
          socket.removeAllListeners()
          socket.disconnect()
          setTimeout(open, reconnectWait())
        },
        told: () => undefined,
      },
      ({ message }) => console.error(message),
    )
  }
  open()
}

let network: Awaited<ReturnType<typeof openNetwork>> | undefined
let pages = 0
let began = 0
let after: number[] = []
const onConnected = () => {
  after.push(performance.now() - began)
  if (after.length === pages) process.send?.({ after } satisfies AllConnected)
}

process.on('message', async (order: Order) => {
  after = []
  began = performance.now()
  if (order === 'cut') return network?.cut()
  network = await openNetwork(Number(new URL(order.origin).port))
  pages = order.connect.length
  for (const [place, client] of order.connect.entries()) {
    openPage(network.origin, client, onConnected)
    // They did not all come at once.
    if (place % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 50))
  }
})
process.on('disconnect', () => process.exit(0))
