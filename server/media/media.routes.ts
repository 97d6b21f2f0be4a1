import type { FastifyInstance } from 'fastify'
import { sizedMedia } from '../../src/domain/catalogue/pictures.ts'
import { refuse } from '../http/problem.ts'
import { readWanted, type SizedPictures } from './sizedPictures.ts'

/** Pictures may be replaced under the same name, but rarely are. */
const aMonth = 'public, max-age=2592000, stale-while-revalidate=2592000'

/**
 * An SVG that is opened as a page must not run scripts, submit forms or load anything. Browsers also apply the policy
 * to SVGs inside a page, so their inline styles are allowed.
 */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the shop's pictures in other sizes: `/media/sized/480/band.jpg.avif`. */
export const serveSizedPictures = (app: FastifyInstance, pictureOf: SizedPictures) => {
  app.get<{ Params: { width: string; '*': string } }>(
    `${sizedMedia}:width/*`,
    async ({ params, raw }, reply) => {
      const wanted = readWanted(params.width, params['*'])
      const picture = wanted ? await pictureOf(wanted, () => raw.socket.destroyed) : 'missing'
      if (picture === 'busy')
        return refuse(503, 'unavailable', 'Too many pictures are being made; try again shortly.')
      if (picture === 'missing' || !wanted)
        return refuse(404, 'not_found', 'There is no such picture in this size.')
      return reply
        .type(`image/${wanted.format}`)
        .header('cache-control', aMonth)
        .header('content-security-policy', mediaPolicy)
        .send(picture)
    },
  )
}
