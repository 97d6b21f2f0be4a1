import { io, type Socket } from 'socket.io-client'
import {
  type RealtimeAuth,
  type RealtimeEvent,
  type RealtimeListener,
  realtimeNamespace,
  type ServerEvent,
  type ServerEventBody,
  serverEvents,
} from '../../contracts/realtime.ts'
import { ContractBreach } from '../parts/failures.ts'

/** How long connecting may take, ms (rule R2). */
const timeout = 20_000

/** The events of a socket. */
export interface SocketListener extends Pick<RealtimeListener, 'lost' | 'received'> {
  opened(body: ServerEventBody<'connection.opened'>): void
  /** The connection has shown that it is alive. */
  alive(): void
}

const listen = (
  socket: Socket,
  listener: SocketListener,
  onBreach: (breach: ContractBreach) => void,
) => {
  /** Parses an event by the contract before it is forwarded. */
  const on = (event: ServerEvent, pass: (body: unknown) => void) =>
    socket.on(event, (body: unknown) => {
      const { data, error } = serverEvents[event].safeParse(body)
      if (error) onBreach(new ContractBreach(`the event ${event}`, error.message))
      else pass(data)
    })
  for (const event of Object.keys(serverEvents) as ServerEvent[])
    if (event === 'connection.opened')
      on(event, (body) => listener.opened(body as ServerEventBody<typeof event>))
    else on(event, (body) => listener.received({ event, body } as RealtimeEvent))
  socket.io.on('ping', () => listener.alive())
  socket.on('disconnect', () => listener.lost('lost'))
  socket.on('connect_error', ({ message }) =>
    listener.lost(message === 'unauthorized' ? 'refused' : 'lost'),
  )
}

/** Opens a socket. Every event is parsed by the contract; an invalid event is reported and not forwarded. */
export const openSocket = (
  origin: string,
  auth: RealtimeAuth,
  listener: SocketListener,
  onBreach: (breach: ContractBreach) => void,
): Socket => {
  const socket = io(`${origin}${realtimeNamespace}`, {
    ...{ auth, timeout, reconnection: false, forceNew: true },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  })
  listen(socket, listener, onBreach)
  return socket
}
