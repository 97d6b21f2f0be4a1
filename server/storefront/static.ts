import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiBase } from '../../src/contracts/index.ts'
import { isMedia } from '../../src/domain/catalogue/pictures.ts'
import type { CatalogueAnswers } from '../catalogue/answers.ts'
import { nothingAt, problem } from '../http/problem.ts'
import { mediaPolicy } from '../media/media.routes.ts'
import type { Deps } from '../opening/deps.ts'
import type { PageReader } from './page/pageReader.ts'
import { createPages } from './pages.ts'
import { createPreloads } from './preloads.ts'

/** Whether a folder contains a built storefront. */
export const isStorefrontBuilt = (dist: string): boolean => existsSync(join(dist, 'index.html'))

/** The error message if the storefront is not built. */
export const notBuilt = 'The storefront is not built: run npm run build, then start the shop again.'

const readBuild = (dist: string) => {
  const manifest = join(dist, '.vite', 'manifest.json')
  return {
    html: readFileSync(join(dist, 'index.html'), 'utf8'),
    preloads: createPreloads(
      existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {},
    ),
  }
}

/** Maximum length of a part of an address, in characters. */
export const maxParamLength = 300

const longestPart = (url: string) =>
  Math.max(...(url.split('?')[0] ?? '').split('/').map((part) => part.length))

/** Whether a browser requests a page. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

const aYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built storefront, precompressed, and the pictures of the data folder. Other addresses outside the API are
 * pages of the storefront, or its 404 page. If the storefront is not built, browsers get 503 with the reason.
 */
export const serveStorefront = async (
  app: FastifyInstance,
  deps: Deps,
  catalogue: CatalogueAnswers,
  dist: string,
  mediaDir: string,
  pages: PageReader,
) => {
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    allowedPath: isMedia,
    setHeaders: (reply) => reply.header('content-security-policy', mediaPolicy),
  })
  const isBuilt = isStorefrontBuilt(dist)
  const showPage = isBuilt && createPages(deps, catalogue, pages, readBuild(dist))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: dist,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? aYear : 'no-cache'),
    })
  app.setNotFoundHandler((request, reply) => {
    // Only the storefront can show this page. Send the reason instead of "not found".
    if (!isBuilt && isNavigation(request))
      return reply.status(503).type('text/plain').send(notBuilt)
    return reply.status(404).send(nothingAt(request))
  })
  if (!showPage) return
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/media/')) return reply.callNotFound()
    if (request.url.startsWith(`${apiBase}/`)) {
      const tooLong = longestPart(request.url) > maxParamLength
      if (!tooLong) return reply.callNotFound()
      // The router refuses a call with such a part.
      return reply
        .status(400)
        .send(problem('bad_request', `A part of the address is longer than ${maxParamLength}.`))
    }
    const { status, html, isPrivate } = await showPage(request)
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache')
      .header('vary', 'cookie, accept-language')
      .send(html)
  })
}
