import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Unanswered requests allowed per connection. Browsers and proxies wait for an answer before the next request. */
const maxPendingRequests = 4

/** Longest time without traffic on a connection, ms. */
export const idleMs = 60_000

/** Accepts WebSocket upgrades only. A client that offers another protocol, such as HTTP/2, is answered over HTTP/1.1. */
export const isUpgrade = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/socket.io/')

/**
 * Closes connections that send many requests without reading the answers, which would pile up in memory. Implemented
 * here because the limits of libraries queue requests, which would also pile up in memory.
 */
export const limitPendingRequests = (app: FastifyInstance): void => {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const answers = (waiting.get(socket) ?? 0) + 1
    if (answers > maxPendingRequests) {
      reply.hijack()
      socket.destroy()
      return
    }
    waiting.set(socket, answers)
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    done()
  })
}
