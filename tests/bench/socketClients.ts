import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket as Wire } from 'node:net'
import type { Missed } from '../../src/contracts/realtime.ts'
import { reconnectWait } from '../../src/machines/parts/backOff.ts'
import { createRealtime } from '../../src/services/shell/realtime.ts'
import { leaves } from './catalogue.ts'

/** A customer with an open page. */
export interface Client {
  readonly userId: string
  readonly token: string
  /** The slug of the product in the cart. */
  readonly inCart: string
}

/** A command of the benchmark: connect or disconnect all customers. */
export type Order = { readonly connect: readonly Client[]; readonly origin: string } | 'cut'

/** All customers are connected. After a disconnect, the time to each connection, ms. */
export interface AllConnected {
  readonly after: readonly number[]
}

/** The network between the customers and the shop, which can be cut. Each customer has its own address. */
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

/** An open page. It reconnects like the storefront, and then reads what it has missed. */
const openPage = (through: string, { userId, token, inCart }: Client, onConnected: () => void) => {
  let isFirst = true
  const read = async (path: string) => {
    const response = await fetch(`${through}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
  }
  const realtime = createRealtime({
    origin: through,
    onBreach: ({ message }) => console.error(message),
  })
  /** The calls of the storefront: the cart if its stock has changed, the messages, the page. */
  const readMissed = async ({ stock, messages, catalogue, shop }: Missed) => {
    if (stock?.includes(inCart) ?? true) await read(`/cart/${userId}`)
    if (messages) await read(`/customer/get/messages/${userId}`)
    if (shop || catalogue) await read(`/products/category/slug/${leaves[0]}?page=1`)
  }
  const open = () => {
    const connection = realtime.connect(token, {
      connected: (missed) => {
        onConnected()
        if (!isFirst) void readMissed(missed)
        isFirst = false
      },
      lost: (why) => {
        if (why === 'refused') throw new Error('the shop refuses a token')
        connection.close()
        setTimeout(open, reconnectWait())
      },
      received: () => undefined,
    })
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
    // Connections are spread over time.
    if (place % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 50))
  }
})
process.on('disconnect', () => process.exit(0))
