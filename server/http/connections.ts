import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Answers that one connection may wait for at once. No browser or proxy sends a request before the last answer. */
const answersAtOnce = 10

/** How long a connection may stand still, ms. */
export const stillMs = 60_000

/**
 * Only a WebSocket is an upgrade; whoever offers another protocol, such as HTTP/2, is answered in this one.
 */
export const isUpgrade = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/socket.io/')

/**
 * Ends connections that send request upon request and read no answers: each answer would be kept until it is
 * read.
 */
export const limitAnswersAtOnce = (app: FastifyInstance): void => {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const answers = (waiting.get(socket) ?? 0) + 1
    if (answers > answersAtOnce) {
      reply.hijack()
      socket.destroy()
      return
    }
    waiting.set(socket, answers)
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    done()
  })
}
