import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseCookie } from 'cookie'
import type { FastifyInstance } from 'fastify'
import type { Message, Problem } from '../../../src/contracts/primitives.ts'

/** Answers a call of a page, which only reads, as the API answers it. The body is JSON. */
type AnswerCall = (call: {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}) => Promise<{ status: number; body: string }>

/** A form that was posted without script, and what the API has said to it. */
export interface Posted {
  readonly said: Message | Problem
  readonly fields: Readonly<Record<string, string>>
}

/** The page at an address, or the address that it leads to. */
type RenderedPage =
  | { readonly to: string; readonly status: number }
  | { readonly status: number; readonly markup: string; readonly answers: string }

/** The module in the built storefront that renders its pages (`src/app/render/renderPage.tsx`). */
interface Renderer {
  readonly renderPage: (request: {
    readonly url: URL
    readonly cookies: ReadonlyMap<string, string>
    readonly token: string | undefined
    readonly language: string
    readonly isLanguageAsked: boolean
    readonly posted: Posted | undefined
    readonly answer: AnswerCall
    readonly signal: AbortSignal
    readonly onError: (error: unknown) => void
  }) => Promise<RenderedPage>
}

/** How long rendering may take before the browser has to do it, ms. */
const longest = 5_000

/** Where the module is in the folder of the built storefront. */
export const rendererFile = join('server', 'renderPage.js')

/** Renders the page of an address; undefined if that fails, and the browser has to do it. */
export type RenderPage = (request: {
  readonly url: URL
  readonly cookies: string | undefined
  readonly token: string | undefined
  readonly language: string
  readonly isLanguageAsked: boolean
  readonly posted?: Posted | undefined
}) => Promise<RenderedPage | undefined>

/**
 * Renders pages with the built storefront. Their calls are answered by the shop's own API, without a connection.
 * @param dist the folder of the built storefront
 */
export const createRenderer = async (app: FastifyInstance, dist: string): Promise<RenderPage> => {
  const file = join(dist, rendererFile)
  if (!existsSync(file)) return async () => undefined
  const { renderPage } = (await import(pathToFileURL(file).href)) as Renderer
  const answer: AnswerCall = async (call) => {
    const { statusCode, payload } = await app.inject(call)
    return { status: statusCode, body: payload }
  }
  const onError = (error: unknown) => app.log.error({ err: error }, 'a page was not rendered')
  return ({ cookies, ...request }) => {
    const known = Object.entries(parseCookie(cookies ?? ''))
    return renderPage({
      posted: undefined,
      ...request,
      cookies: new Map(
        known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
      ...{ answer, onError, signal: AbortSignal.timeout(longest) },
    }).catch((error: unknown) => {
      onError(error)
      return undefined
    })
  }
}
