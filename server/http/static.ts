import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '../../src/contracts/index.ts'
import { problem } from './problem.ts'

const aYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built storefront, precompressed, and the pictures of the data folder. Addresses that are
 * neither a file nor a call are pages of the storefront, which knows its own 404.
 */
export const serveStorefront = async (app: FastifyInstance, dist: string, mediaDir: string) => {
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
  })
  const isBuilt = existsSync(join(dist, 'index.html'))
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
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isCall = request.url.startsWith(`${apiBase}/`) || request.url.startsWith('/media/')
    if (isCall || !isPage || !isBuilt)
      return reply
        .status(404)
        .send(problem('not_found', `There is nothing at ${request.method} ${request.url}.`))
    return reply.sendFile('index.html')
  })
}
