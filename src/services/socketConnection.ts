import { io, type Socket } from 'socket.io-client'
import {
  type RealtimeAuth,
  type RealtimeListener,
  realtimeNamespace,
  type ServerEvent,
  serverEvents,
  type Told,
} from '../contracts/realtime.ts'
import { ContractBreach } from './failures.ts'

/** How long connecting may take, ms (specification 7, realtime socket). */
const timeout = 20_000

const listen = (
  socket: Socket,
  listener: RealtimeListener,
  onBreach: (breach: ContractBreach) => void,
) => {
  for (const event of Object.keys(serverEvents) as ServerEvent[])
    socket.on(event, (body: unknown) => {
      const { data, error } = serverEvents[event].safeParse(body)
      if (error) onBreach(new ContractBreach(`the event ${event}`, error.message))
      else listener.told({ event, body: data } as Told)
    })
  socket.on('connect', () => listener.connected())
  socket.on('disconnect', () => listener.lost('lost'))
  socket.on('connect_error', ({ message }) =>
    listener.lost(message === 'unauthorized' ? 'refused' : 'lost'),
  )
}

/** Opens a socket whose every event is parsed by the contract; one that does not fit is reported instead. */
export const openSocket = (
  origin: string,
  auth: RealtimeAuth,
  listener: RealtimeListener,
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
