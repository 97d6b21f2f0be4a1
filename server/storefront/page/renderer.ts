import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type {
  AnswerCall,
  PageRenderer,
  PageRequest,
  RenderedPage,
} from '../../../src/domain/shell/rendering.ts'

/** How long rendering may take before the browser has to do it, ms. */
const longest = 5_000

/** Where the module is in the folder of the built storefront. */
export const rendererFile = join('server', 'renderPage.js')

/** Renders the page of an address; undefined if that fails, and the browser has to do it. */
export type RenderPage = (
  request: Omit<PageRequest, 'answer' | 'signal' | 'onError'>,
) => Promise<RenderedPage | undefined>

/**
 * Renders pages with the built storefront. Their calls are answered by the shop's own API, without a connection.
 * @param dist the folder of the built storefront
 */
export const createRenderer = async (app: FastifyInstance, dist: string): Promise<RenderPage> => {
  const file = join(dist, rendererFile)
  if (!existsSync(file)) return async () => undefined
  const built = (await import(pathToFileURL(file).href)) as { renderPage: PageRenderer }
  const answer: AnswerCall = async (call) => {
    const { statusCode, payload } = await app.inject(call)
    return { status: statusCode, body: payload }
  }
  const onError = (error: unknown) => app.log.error({ err: error }, 'a page was not rendered')

  return async (request) => {
    const stop = new AbortController()
    // A timer that went on would keep every page in memory until its end.
    const timer = setTimeout(() => stop.abort(new Error('rendering takes too long')), longest)
    try {
      return await built.renderPage({ ...request, answer, onError, signal: stop.signal })
    } catch (error) {
      onError(error)
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}
