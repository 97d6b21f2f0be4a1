import { getHeapStatistics } from 'node:v8'
import { machineBytes } from './machineBytes.ts'

/** The share of each cache in the budget, percent. */
const percent = {
  /** Rendered pages and answers of the catalogue: {@link pageCache}. */
  pages: 15,
  /** Rendered texts of articles: {@link textCache}. */
  texts: 5,
  /** The documents that contain a word, for searches. */
  words: 18,
  cards: 9,
  /** Cards with their variants, for filters that select some of them. */
  variantCards: 9,
  /** Preview pictures of pages, for chats and social networks. */
  socialPictures: 6,
  /** Pages of the SQLite file. Unused with PostgreSQL. */
  database: 38,
} as const

export type CacheName = keyof typeof percent

const megabyte = 2 ** 20

/** The maximum size of a cache, bytes. @param cacheMb the budget of all caches, MB */
export const cacheBytes = ({ cacheMb }: { readonly cacheMb: number }, name: CacheName): number =>
  Math.floor((cacheMb * megabyte * percent[name]) / 100)

/**
 * A larger cache did not make the demo catalogue faster (docs/decisions/server/2026-11-23-memory.md). Large shops set
 * `CACHE_MB`.
 */
const maxMb = 48
const minMb = 16

/**
 * The budget without `CACHE_MB`, MB: an eighth of the memory of the machine or of its container, and at most a
 * quarter of the heap that Node may use.
 */
export const defaultCacheMb = (
  machine = machineBytes(),
  heap = getHeapStatistics().heap_size_limit,
): number =>
  Math.max(minMb, Math.min(maxMb, Math.floor(Math.min(machine / 8, heap / 4) / megabyte)))
