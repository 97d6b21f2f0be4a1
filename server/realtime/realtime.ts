import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import {
  clientEvents,
  type Missed,
  missedNothing,
  RealtimeAuth,
  realtimeNamespace,
} from '../../src/contracts/realtime.ts'
import { applicantOf } from '../account/applicationTokens.ts'
import { createSessions } from '../account/sessions.ts'
import { readWishlistChange } from '../account/wishlist.repo.ts'
import { readCartVersion } from '../cart/cart.repo.ts'
import type { Deps } from '../opening/deps.ts'
import { followEvents } from './feed.ts'
import { createMissed } from './missed.ts'
import {
  applicantRoom,
  createNotifier,
  customerRoom,
  customersRoom,
  productRoom,
  sendEvent,
} from './notify.ts'

/** The token of a socket: of a session or of an application. */
interface SocketData {
  readonly token?: string
  readonly application?: string
}

/** Maximum number of products that a socket may watch. */
const maxWatched = 50
/** The rooms that every customer's socket is in: its own, the customer's and that of all customers. */
const ownRooms = 3
/** How often sockets of expired sessions are closed, ms. */
const sweepMs = 60_000

/** Whether a request comes from a page of the shop's origin or from a client that is not a browser. */
const isOwnOrigin = (request: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin
}

/** Lets a customer's page subscribe to the products that it shows. */
const takeWatching = (socket: Socket): void => {
  socket.on('product.watched', async (body: unknown) => {
    const parsed = clientEvents['product.watched'].safeParse(body)
    if (parsed.success && socket.rooms.size < maxWatched + ownRooms)
      await socket.join(productRoom(parsed.data.slug))
  })
  socket.on('product.unwatched', async (body: unknown) => {
    const parsed = clientEvents['product.unwatched'].safeParse(body)
    if (parsed.success) await socket.leave(productRoom(parsed.data.slug))
  })
}

/**
 * The realtime socket (rule R1): it accepts the token of a customer or an application, and has a room for each
 * customer, applicant and watched product.
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
  const missedBy = createMissed(deps.engine)

  namespace.use(async (socket, next) => {
    const auth = RealtimeAuth.safeParse(socket.handshake.auth)
    if (!auth.success) return next(new Error('unauthorized'))
    if ('application' in auth.data) {
      const applicantId = await applicantOf(deps.engine.db, auth.data.application, deps.now())
      if (applicantId === undefined) return next(new Error('unauthorized'))
      socket.data.application = auth.data.application
      await socket.join(applicantRoom(applicantId))
      return next()
    }
    const customerId = await sessions.customerOf(auth.data.token)
    if (customerId === undefined) return next(new Error('unauthorized'))
    socket.data.token = auth.data.token
    socket.data.customerId = customerId
    const { heardUntil, readAt } = auth.data
    socket.data.known = { heardUntil, readAt }
    await socket.join([customerRoom(customerId), customersRoom])
    next()
  })

  namespace.on('connection', async (socket) => {
    const opened = (missed: Missed) =>
      sendEvent(socket, 'connection.opened', { at: Date.now(), missed })
    if (socket.data.application === undefined) takeWatching(socket)
    try {
      // The session may have ended while the socket was connecting; the event did not reach it then.
      if (!(await isOpen(socket.data))) return void socket.disconnect(true)
      // Applicants only receive events about their application.
      if (socket.data.application) return opened(missedNothing)
      const { customerId, known } = socket.data
      opened(await missedBy(customerId, known))
      // Cart and wishlist may have changed after the page loaded them and before the socket connected.
      const version = await readCartVersion(deps.engine.db, customerId)
      sendEvent(socket, 'cart.changed', { version, delta: null })
      sendEvent(socket, 'wishlist.changed', await readWishlistChange(deps.engine.db, customerId))
    } catch (error) {
      onError(error)
      socket.disconnect(true)
    }
  })

  /** Whether the token of a socket is still valid. */
  const isOpen = async ({ token, application }: SocketData): Promise<boolean> =>
    application === undefined
      ? (await sessions.customerOf(token ?? '')) !== undefined
      : (await applicantOf(deps.engine.db, application, deps.now())) !== undefined

  const stopFeed = await followEvents(
    deps.engine,
    createNotifier(deps, sessions, namespace),
    onError,
  )
  const sweep = setInterval(async () => {
    for (const socket of await namespace.fetchSockets())
      if (!(await isOpen(socket.data))) socket.disconnect(true)
  }, sweepMs)

  return () => {
    stopFeed()
    clearInterval(sweep)
    // Do not close the HTTP server, which belongs to the app.
    io.disconnectSockets(true)
    io.engine.close()
  }
}
