import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * The whole markup of a tree. Nothing is streamed: late parts would need scripts in the page, which its
 * Content-Security-Policy forbids.
 * @throws the error of a component outside of any boundary
 */
export const markupOf = (
  tree: ReactNode,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(pieces).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(tree, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
      // A part that is larger than this would be sent later, with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    signal.addEventListener('abort', () => {
      abort(signal.reason)
      reject(signal.reason)
    })
  })
