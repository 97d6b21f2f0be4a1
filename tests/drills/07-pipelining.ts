import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { logIn, patience, whileHealthy } from './calls.ts'
import type { Drill } from './drill.ts'

const requests = 200

/** Clients that pipeline requests for large answers and read none. */
export const drill: Drill = {
  name: 'pipelining',
  item: 'A7',
  run: async (shop) => {
    const { token } = await logIn(shop)
    const clients = shop.isShort ? 40 : 200
    const before = await shop.memory()
    const request = `GET /api/products/category/slug/all?limit=100 HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\n\r\n`
    const { longest } = await whileHealthy(shop, async () => {
      const sockets = Array.from({ length: clients }, () => {
        const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
        socket.on('error', () => undefined)
        socket.pause()
        socket.write(request.repeat(requests))
        return socket
      })
      await sleep(shop.isShort ? 1_000 : 5_000)
      for (const socket of sockets) socket.destroy()
    })
    const grown = ((await shop.memory()) - before) / 2 ** 20
    const alive = await fetch(`${shop.url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    )
    return [
      {
        figure: `health beside ${clients} clients of ${requests} requests, longest`,
        value: `${Math.round(longest)} ms`,
        ok: longest < patience(shop, 1_000),
      },
      {
        figure: 'the process afterwards',
        value: `${alive}, +${Math.round(grown)} MB`,
        ok: alive === 200 && grown < 300,
      },
    ]
  },
}
