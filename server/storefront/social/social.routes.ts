import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { hasSizes, mediaPath } from '../../../src/domain/catalogue/pictures.ts'
import { directionOf } from '../../../src/domain/settings/languages.ts'
import { defaultLanguage } from '../../../src/domain/shell/multilingual.ts'
import { cacheBytes } from '../../config/caches.ts'
import { refuse, refuseField } from '../../http/problem.ts'
import type { SizedPictures } from '../../media/sizedPictures.ts'
import { createQueue } from '../../parts/queue.ts'
import { bytesOf } from '../../store/bytesOf.ts'
import type { CacheDeps } from '../../store/kept/textCache.ts'
import { headIn } from '../page/headIn.ts'
import { isListedPage } from '../page/listedPages.ts'
import type { PageReader } from '../page/pageReader.ts'
import { drawSocial, type SocialWords } from './drawSocial.ts'

/** The path of a page's preview image. */
export const socialPath = (path: string, language: string): string =>
  `/social.jpeg?${new URLSearchParams({ page: path, lang: language })}`

const aDay = 'public, max-age=86400, stale-while-revalidate=86400'

const canBeDecoded = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The address of a page of the shop; undefined for anything else. */
const addressOf = (path: unknown): URL | undefined => {
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > 600) return undefined
  const address = URL.parse(path, 'http://shop')
  return address?.origin === 'http://shop' && canBeDecoded(address.pathname) ? address : undefined
}

/**
 * Serves the preview images of pages: `/social.jpeg?page=/about&lang=it`. They are drawn on first request, one at a
 * time, and never contain prices or stock.
 */
export const serveSocialPictures = (
  app: FastifyInstance,
  pages: PageReader,
  pictureOf: SizedPictures,
  config: CacheDeps['config'],
) => {
  const enqueue = createQueue(1)
  const kept = new LRUCache<string, Buffer>({
    maxSize: cacheBytes(config, 'socialPictures'),
    sizeCalculation: ({ length }, key) => bytesOf([key], length),
  })
  const tooMany = () =>
    refuse(503, 'unavailable', 'Too many pictures are being made; try again shortly.')

  /** The page's picture, if it is one of the shop's. */
  const read = async (image: string | undefined) => {
    if (image === undefined || !hasSizes(image)) return undefined
    const wanted = { width: 960, format: 'jpeg', path: image.slice(mediaPath.length) } as const
    const picture = await pictureOf(wanted)
    if (picture === 'busy') return tooMany()
    return picture === 'missing' ? undefined : picture
  }

  /** The preview image, drawn unless it is cached. */
  const draw = async (words: SocialWords, image: string | undefined): Promise<Buffer> => {
    const key = JSON.stringify([words, image])
    const known = kept.get(key)
    if (known) return known
    const drawn = await (enqueue(async () => drawSocial(words, await read(image))) ?? tooMany())
    kept.set(key, drawn)
    return drawn
  }

  app.get<{ Querystring: { page?: unknown; lang?: unknown } }>(
    '/social.jpeg',
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const address = addressOf(query.page)
      if (!address) return refuseField('page', 'must be a path such as /about')
      const { shopName, languages } = await pages.shop()
      const language = languages.find((code) => code === query.lang) ?? defaultLanguage
      const page = await pages.page(address)
      if (!isListedPage(page)) return refuse(404, 'not_found', 'There is no picture of this page.')
      const head = headIn(page, { shopName, language })
      const image = head.image ?? (await pages.pictureFor(page, address))
      const words = { shopName, title: head.name, text: head.description }
      const picture = await draw({ ...words, direction: directionOf(language) }, image)
      return reply.type('image/jpeg').header('cache-control', aDay).send(picture)
    },
  )
}
