import type { MessagePort } from 'node:worker_threads'
import type {
  AnswerCall,
  FromThread,
  RenderedPage,
  RenderTask,
  ToThread,
} from '../../domain/shell/rendering.ts'
import { renderPage } from './renderPage.tsx'

/** How long rendering may take before the browser has to do it, ms. */
const longest = 5_000

/** Sends calls to the server through a port. */
const callsThrough = (port: MessagePort) => {
  const waiting = new Map<number, ReturnType<typeof Promise.withResolvers<ToThread['answer']>>>()
  let calls = 0
  port.on('message', ({ id, answer }: ToThread) => {
    waiting.get(id)?.resolve(answer)
    waiting.delete(id)
  })
  const send = (message: FromThread) => port.postMessage(message)
  const answer: AnswerCall = async (call) => {
    calls += 1
    const reply = Promise.withResolvers<ToThread['answer']>()
    waiting.set(calls, reply)
    send({ id: calls, call })
    const answered = await reply.promise
    if (!answered) throw new Error(`the server could not answer ${call.method} ${call.url}`)
    return answered
  }
  return { answer, onError: (error: unknown) => send({ error }) }
}

/**
 * Renders a page in a thread of the server: the storefront's build has a module with this function.
 * @throws when it takes too long, or the page cannot be rendered
 */
export default async ({ url, port, ...request }: RenderTask): Promise<RenderedPage> => {
  const stop = new AbortController()
  // A timer that went on would keep every page in memory until its end.
  const timer = setTimeout(() => stop.abort(new Error('rendering takes too long')), longest)
  try {
    const { answer, onError } = callsThrough(port)
    return await renderPage({
      ...request,
      ...{ url: new URL(url), answer, onError, signal: stop.signal },
    })
  } finally {
    clearTimeout(timer)
    port.close()
  }
}
