import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { clientEvents, RealtimeAuth, realtimeNamespace } from '../../src/contracts/realtime.ts'
import { readCartVersion } from '../cart/cart.repo.ts'
import { createSessions } from '../customer/sessions.ts'
import type { Deps } from '../deps.ts'
import { followEvents } from './feed.ts'
import { createTeller, customerRoom, productRoom } from './tell.ts'

/** Products that one socket may watch at once. */
const watchedAtMost = 50
/** How often sessions that expire by themselves are looked for, ms. */
const sweepMs = 60_000

/** Pages of the shop's own origin, and clients that are no pages. */
const isOwnOrigin = (request: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin
}

/**
 * The realtime socket (specification 7): namespace `/userIO`, a verified customer's token or nothing, a room
 * for each customer and each watched product.
 * @returns a function that closes it
 */
export const serveRealtime = async (
  http: HttpServer,
  deps: Deps,
  onError: (error: unknown) => void,
): Promise<() => void> => {
  const sessions = createSessions(deps.engine, deps.now)
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (request, accept) => accept(null, isOwnOrigin(request, deps.config.publicUrl)),
  })
  const namespace = io.of(realtimeNamespace)

  namespace.use(async (socket, next) => {
    const auth = RealtimeAuth.safeParse(socket.handshake.auth)
    const customerId = auth.success ? await sessions.customerOf(auth.data.token) : undefined
    if (!auth.success || customerId === undefined) return next(new Error('unauthorized'))
    socket.data.token = auth.data.token
    socket.data.customerId = customerId
    await socket.join(customerRoom(customerId))
    next()
  })

  namespace.on('connection', async (socket) => {
    socket.on('product.watched', async (body: unknown) => {
      const parsed = clientEvents['product.watched'].safeParse(body)
      if (parsed.success && socket.rooms.size < watchedAtMost + 2)
        await socket.join(productRoom(parsed.data.slug))
    })
    socket.on('product.unwatched', async (body: unknown) => {
      const parsed = clientEvents['product.unwatched'].safeParse(body)
      if (parsed.success) await socket.leave(productRoom(parsed.data.slug))
    })
    // A page that loaded the cart before it was connected may have missed a change in between.
    const version = await readCartVersion(deps.engine.db, socket.data.customerId).catch(onError)
    if (version !== undefined) socket.emit('cart.changed', { version, delta: null })
  })

  const stopFeed = await followEvents(deps.engine, createTeller(deps, sessions, namespace), onError)
  const sweep = setInterval(async () => {
    for (const socket of await namespace.fetchSockets())
      if ((await sessions.customerOf(String(socket.data.token))) === undefined)
        socket.disconnect(true)
  }, sweepMs)

  return () => {
    stopFeed()
    clearInterval(sweep)
    // The HTTP server is not the socket's to close.
    io.disconnectSockets(true)
    io.engine.close()
  }
}
