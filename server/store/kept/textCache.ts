import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../../config/caches.ts'
import { bytesOf } from '../bytesOf.ts'
import type { Engine } from '../engine.ts'

/** A database and the budget of its caches. */
export interface CacheDeps {
  readonly engine: Engine
  /** The budget of all caches, MB. */
  readonly config: { readonly cacheMb: number }
}

export type TextCache = LRUCache<string, string>

/** One cache per database. */
const textsOf = new WeakMap<Engine, TextCache>()

/** The cache of rendered text of a database, shared by all its users. Keys include the version. */
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
