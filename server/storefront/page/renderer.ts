import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { MessageChannel } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { Piscina } from 'piscina'
import type {
  FromThread,
  PageRequest,
  RenderedPage,
  RenderTask,
  ToThread,
} from '../../../src/domain/shell/rendering.ts'

/** Where the module is in the folder of the built storefront. */
export const rendererFile = join('server', 'renderInThread.js')

/**
 * Number of pages that a thread renders at the same time: some of them wait for an answer. More would keep more objects
 * alive at each collection, and all of them would wait for each other.
 */
const pagesOfThread = 4

/**
 * Number of pages that may wait for each thread: with those, a page waits for one to three seconds, about as long as the
 * browser would need to render it. Further ones are left to the browser.
 */
const waitingPerThread = 256

/**
 * The semi space of a thread's young generation, MB. The objects of a page live until it is rendered, and 8 MB, as the
 * main thread has (tools/parts/heapFlags.ts), fill up several times meanwhile.
 */
const semiSpaceMb = 16

/** Renders the page of an address; undefined if that fails or too many wait, and the browser has to do it. */
export type RenderPage = (
  request: Omit<PageRequest, 'answer' | 'signal' | 'onError'>,
) => Promise<RenderedPage | undefined>

const maxThreads = Math.max(1, availableParallelism() - 1)

/** The environment of threads. A server that Node watches for changes would get the names of their imports as answers. */
const environment = () => {
  const { WATCH_REPORT_DEPENDENCIES: _, ...others } = process.env
  return others as Record<string, string>
}

/** @param onError learns of a thread that has failed between two pages; another takes its place */
const startThreads = (filename: string, onError: (error: unknown) => void) => {
  // Only threads that start later read it. `resourceLimits` have no effect where the command line sets the size.
  setFlagsFromString(`--max-semi-space-size=${semiSpaceMb}`)
  return new Piscina({
    ...{ filename, minThreads: 1, maxThreads },
    ...{ concurrentTasksPerWorker: pagesOfThread, atomics: 'disabled' },
    env: environment(),
  }).on('error', onError)
}

/**
 * Renders pages with the built storefront, in threads, so that other requests need not wait meanwhile. The calls of the
 * pages are answered by the shop's own API, without a connection.
 * @param dist the folder of the built storefront
 */
export const createRenderer = (app: FastifyInstance, dist: string): RenderPage => {
  const filename = join(dist, rendererFile)
  if (!existsSync(filename)) return async () => undefined
  const onError = (error: unknown) => app.log.error({ err: error }, 'a page was not rendered')
  let threads: Piscina | undefined
  /** More pages are requested than the threads can render. */
  let isOverloaded = false
  /** Tests that render no page start no thread. */
  const start = () => {
    threads ??= startThreads(filename, onError).on('drain', () => {
      isOverloaded = false
    })
    return threads
  }
  app.addHook('onListen', async () => void start())
  app.addHook('onClose', async () => threads?.destroy())

  const answer = async ({ id, call }: Extract<FromThread, { id: number }>): Promise<ToThread> => {
    try {
      const { statusCode, payload } = await app.inject(call)
      return { id, answer: { status: statusCode, body: payload } }
    } catch (error) {
      onError(error)
      return { id }
    }
  }

  /** Whether a page has to be left to the browser. Logs the first one of each overload. */
  const isTooMuch = ({ queueSize }: Piscina): boolean => {
    if (queueSize < waitingPerThread * maxThreads) return false
    if (!isOverloaded) app.log.warn({ waiting: queueSize }, 'more pages than can be rendered')
    isOverloaded = true
    return true
  }

  return async ({ url, ...request }) => {
    if (isTooMuch(start())) return undefined
    const { port1: port, port2 } = new MessageChannel()
    port.on('message', async (message: FromThread) => {
      if ('error' in message) onError(message.error)
      else port.postMessage(await answer(message))
    })
    const task: RenderTask = { ...request, url: url.href, port: port2 }
    try {
      return await start().run(task, { transferList: [port2] })
    } catch (error) {
      onError(error)
      return undefined
    } finally {
      port.close()
    }
  }
}
