import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { RenderedPage } from '../../domain/shell/rendering.ts'

type Markup = Pick<Extract<RenderedPage, { markup: unknown }>, 'links' | 'markup'>

/** React writes what belongs into the head before everything else. */
const leading = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** Separates the links for the head, and drops title and description, which the server writes itself. */
const separated = (bytes: Buffer): Markup => {
  // One letter for each byte, so that lengths are those of the bytes.
  const [{ length }] = leading.exec(bytes.toString('latin1')) ?? ['']
  const links = bytes
    .toString('utf8', 0, length)
    .split('>')
    .flatMap((element) => (element.startsWith('<link') ? [`${element}>`] : []))
  return { links, markup: bytes.subarray(length) }
}

/**
 * The whole markup of a tree. Nothing is streamed: late parts would need scripts in the page, which its
 * Content-Security-Policy forbids.
 * @throws the error of a component outside of any boundary, and the reason of an aborted signal
 */
export const markupOf = (
  tree: ReactNode,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<Markup> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough())).then(separated)),
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
