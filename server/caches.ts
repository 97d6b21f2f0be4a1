import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { Deps } from './deps.ts'
import { bytesOf } from './store/bytesOf.ts'
import type { Engine } from './store/engine.ts'

/** What each cache may take of the budget, percent. Only the database's part differs between engines. */
const percent = {
  /** Rendered pages, answers of the catalogue and articles: {@link textCache}. */
  texts: 20,
  /** Where the words of searches are. */
  words: 18,
  cards: 9,
  /** Cards with their variants, for filters that ask for some of them. */
  variantCards: 9,
  /** What chats show of a page. */
  socialPictures: 6,
  /** Pages of the SQLite file; PostgreSQL has its own memory and leaves this unused. */
  database: 38,
} as const

export type CacheName = keyof typeof percent

const megabyte = 2 ** 20

/** What has to do with the budget of caches. */
export type CacheDeps = Pick<Deps, 'engine'> & { readonly config: Pick<Deps['config'], 'cacheMb'> }

/** The most that a cache may take, bytes. @param cacheMb the budget of all caches, MB */
export const cacheBytes = ({ cacheMb }: CacheDeps['config'], name: CacheName): number =>
  Math.floor((cacheMb * megabyte * percent[name]) / 100)

/** What all caches might take before they shared a budget. */
const mostMb = 352
const leastMb = 16

/**
 * The budget without `CACHE_MB`, MB: an eighth of the memory of the machine or of its container, and at most a
 * quarter of the heap that Node may use.
 */
export const defaultCacheMb = (
  machine = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  heap = getHeapStatistics().heap_size_limit,
): number =>
  Math.max(leastMb, Math.min(mostMb, Math.floor(Math.min(machine / 8, heap / 4) / megabyte)))

export type TextCache = LRUCache<string, string>

/** The texts of each database. */
const textsOf = new WeakMap<Engine, TextCache>()

/** Rendered text of one database, under keys that say from which version it is. All that caches text shares it. */
export const textCache = ({ engine, config }: CacheDeps): TextCache => {
  const known = textsOf.get(engine)
  if (known) return known
  const texts: TextCache = new LRUCache({
    maxSize: cacheBytes(config, 'texts'),
    sizeCalculation: (text, key) => bytesOf([text, key]),
  })
  textsOf.set(engine, texts)
  return texts
}
