import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a server. It can close all connections (`cut`), or stop forwarding while they stay open (`hang`). */
export const openProxy = async (target: { path: string } | { host: string; port: number }) => {
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: 'through' | 'cut' | 'hung' = 'through'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(target as { path: string })
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.on('data', (data) => state === 'through' && to.write(data))
      from.on('error', () => {})
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const drop = () => {
    for (const [near] of pairs) near.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      state = 'cut'
      drop()
    },
    hang: () => {
      state = 'hung'
    },
    restore: () => {
      state = 'through'
    },
    close: async () => {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
