import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../../config/caches.ts'
import { bytesOf } from '../bytesOf.ts'
import type { Engine } from '../engine.ts'
import type { LastChange } from '../shopVersion.ts'
import { bytesInAllForms } from './compressed.ts'

/** A database and the budget of its caches. */
export interface CacheDeps {
  readonly engine: Engine
  /** The budget of all caches, MB. */
  readonly config: { readonly cacheMb: number }
}

export type TextCache = LRUCache<string, string>

/** A cached page. It is current while nothing that it shows has changed since `currentAt`. */
export interface KeptPage {
  readonly text: string
  /** The text, to send. */
  readonly bytes: Buffer
  readonly lastChange: LastChange
  /** A version of the shop at which the page was current: read before it was rendered, or before it was checked. */
  currentAt: number
}

/** One cache per database, shared by all its users. */
const onePerDatabase = <Cache>(make: (config: CacheDeps['config']) => Cache) => {
  const caches = new WeakMap<Engine, Cache>()
  return ({ engine, config }: CacheDeps): Cache => {
    const known = caches.get(engine)
    if (known) return known
    const cache = make(config)
    caches.set(engine, cache)
    return cache
  }
}

/** Texts that never change, such as versions of articles. */
export const textCache = onePerDatabase(
  (config): TextCache =>
    new LRUCache({
      maxSize: cacheBytes(config, 'texts'),
      sizeCalculation: (text, key) => bytesOf([text, key]),
    }),
)

/** Rendered pages. */
export const pageCache = onePerDatabase(
  (config) =>
    new LRUCache<string, KeptPage>({
      maxSize: cacheBytes(config, 'pages'),
      sizeCalculation: ({ text }, key) => bytesOf([key], bytesInAllForms(text)),
    }),
)
