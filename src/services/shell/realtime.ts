import type { Realtime, RealtimeConnection, RealtimeListener } from '../../contracts/realtime.ts'
import type { ContractBreach } from '../parts/failures.ts'
import { makeSchemas } from '../parts/makeSchemas.ts'
import { type LoadCode, loadOnce } from '../parts/pageServices.ts'

export interface RealtimeOptions {
  /** The shop's origin; the page's own unless the build sets another. */
  readonly origin?: string
  readonly onBreach: (breach: ContractBreach) => void
  /** When the server began to read the data of a customer's page, by its clock, ms since the epoch. */
  readonly readAt?: number | undefined
  /** The first connection waits for it, so that no news arrives before; without it, nothing is awaited. */
  readonly ready?: Promise<void>
  /** Loads the code of the sockets; without it a failed import is not retried. */
  readonly loadCode?: LoadCode
}

/** The shop's sockets, whose code loads with the first connection. */
export const createRealtime = ({
  loadCode = loadOnce,
  ready = Promise.resolve(),
  ...options
}: RealtimeOptions): Realtime => {
  let sockets: Realtime | undefined

  const open = (
    { lost }: RealtimeListener,
    begin: (sockets: Realtime) => Partial<RealtimeConnection>,
  ): RealtimeConnection => {
    let connection: Partial<RealtimeConnection> | undefined
    let watched: readonly string[] = []
    let isClosed = false
    ready
      .then(() =>
        loadCode(() => {
          makeSchemas()
          return import('./sockets.ts')
        }),
      )
      .then(
        ({ createSockets }) => {
          if (isClosed) return
          sockets ??= createSockets(options)
          connection = begin(sockets)
          connection.watch?.(watched)
        },
        () => {
          if (!isClosed) lost('lost')
        },
      )
    return {
      watch: (slugs) => {
        watched = slugs
        connection?.watch?.(slugs)
      },
      close: () => {
        isClosed = true
        connection?.close?.()
      },
    }
  }

  return {
    connect: (token, listener) => open(listener, ({ connect }) => connect(token, listener)),
    follow: (token, listener) => open(listener, ({ follow }) => follow(token, listener)),
  }
}
