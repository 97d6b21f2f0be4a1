import type {
  Realtime,
  RealtimeConnection,
  RealtimeListener,
} from '../../src/contracts/realtime.ts'
import type { Log } from '../watch/log.ts'

/** The line of the socket, which can be cut by hand. */
export const createLine = (onChange: () => void) => {
  const open = new Set<() => void>()
  let isCut = false
  return {
    isCut: (): boolean => isCut,
    /** Every connection is lost, and no new one can be opened until the line is `mended`. */
    cut: (): void => {
      isCut = true
      for (const lose of [...open]) lose()
      onChange()
    },
    mend: (): void => {
      isCut = false
      onChange()
    },
    /** @returns a function that ends it */
    hold: (lose: () => void): (() => void) => {
      open.add(lose)
      return () => void open.delete(lose)
    },
  }
}
export type Line = ReturnType<typeof createLine>

/** A connection that fails at once. */
const fail = ({ lost }: RealtimeListener) => {
  queueMicrotask(() => lost('lost'))
  return { watch: () => undefined, close: () => undefined }
}

/** Writes everything that the socket brings into the log, over a line that can be cut. */
export const watchRealtime = (realtime: Realtime, log: Log, line: Line): Realtime => {
  const note = (event: string, body: unknown) => void log.add({ kind: 'news', event, body })

  const over = <C extends Pick<RealtimeConnection, 'close'>>(
    listener: RealtimeListener,
    open: (listener: RealtimeListener) => C,
  ): C => {
    const lost: RealtimeListener['lost'] = (why) => {
      release()
      note('connection lost', { why })
      listener.lost(why)
    }
    const connection = open({
      connected: (missed) => {
        note('connected', missed)
        listener.connected(missed)
      },
      lost,
      received: (news) => {
        note(news.event, news.body)
        listener.received(news)
      },
    })
    const release = line.hold(() => {
      connection.close()
      lost('lost')
    })
    const close = () => {
      release()
      connection.close()
    }
    return { ...connection, close }
  }

  return {
    connect: (token, listener) =>
      line.isCut() ? fail(listener) : over(listener, (own) => realtime.connect(token, own)),
    follow: (application, listener) =>
      line.isCut() ? fail(listener) : over(listener, (own) => realtime.follow(application, own)),
  }
}
