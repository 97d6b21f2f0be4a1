import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * The whole markup of a tree. Nothing is streamed: late parts would need scripts in the page, which its
 * Content-Security-Policy forbids.
 * @throws the error of a component outside of any boundary, and the reason of an aborted signal
 */
export const markupOf = (
  tree: ReactNode,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
      // A part that is larger than this would be sent later, with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    signal.addEventListener('abort', () => {
      reject(signal.reason)
      abort(signal.reason)
    })
  })
