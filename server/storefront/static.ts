import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isMedia } from '../../src/domain/catalogue/pictures.ts'
import { nothingAt } from '../http/problem.ts'
import { mediaPolicy } from '../media/media.routes.ts'
import type { Deps } from '../opening/deps.ts'
import { serveForms } from './forms/serveForms.ts'
import { isNavigation, isPagePath, sendNothing, withoutNul } from './page/otherPaths.ts'
import type { PageReader } from './page/pageReader.ts'
import { createRenderer, rendererFile } from './page/renderer.ts'
import { createFilesOf } from './pageFiles.ts'
import { createPages } from './pages.ts'

/** Whether a folder contains a built storefront. */
export const isStorefrontBuilt = (dist: string): boolean => existsSync(join(dist, 'index.html'))

/** The error message if the storefront is not built. */
export const notBuilt = 'The storefront is not built: run npm run build, then start the shop again.'

const scripts = ['<script type="module"', '<link rel="modulepreload"']

/** `index.html` without its scripts, each on a line of its own: each page has its own. */
const withoutScripts = (html: string) =>
  html
    .split('\n')
    .filter((line) => !scripts.some((start) => line.trimStart().startsWith(start)))
    .join('\n')

const readBuild = (dist: string) => {
  const manifest = join(dist, '.vite', 'manifest.json')
  return {
    html: withoutScripts(readFileSync(join(dist, 'index.html'), 'utf8')),
    filesOf: createFilesOf(existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}),
  }
}

const aYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built storefront, precompressed, and the pictures of the data folder. Other addresses outside the API are
 * pages of the storefront, or its 404 page. If the storefront is not built, browsers get 503 with the reason.
 */
export const serveStorefront = async (
  app: FastifyInstance,
  deps: Deps,
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
  const showPage = isBuilt && createPages(deps, pages, createRenderer(app, dist), readBuild(dist))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: dist,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      allowedPath: (path) => path !== `/${rendererFile}`,
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
  await serveForms(app, showPage, deps.config.publicUrl.startsWith('https:'))
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPagePath(request.url)) return sendNothing(request, reply)
    const printable = withoutNul(request.url)
    if (printable !== request.url) return reply.redirect(printable)
    const { status, html, isPrivate, to } = await showPage(request)
    reply
      .header('cache-control', isPrivate ? 'private, no-store' : 'no-cache')
      .header('vary', 'cookie, accept-language')
    if (to !== undefined) return reply.redirect(to)
    return reply.status(status).type('text/html; charset=utf-8').send(html)
  })
}
