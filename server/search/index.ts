import type { Kysely } from 'kysely'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { Db, Trx } from '../store/schema.ts'

/** What of a product can be searched for. */
export interface SearchDocument {
  readonly productId: string
  readonly title: MultilingualText
  readonly skus: readonly string[]
  readonly keywords: readonly string[]
}

/** Where a page of hits begins and how long it is. */
export interface Window {
  readonly limit: number
  readonly offset: number
}

/** Full-text search as an engine does it; one behaviour on all of them (decisions, Catalogue). */
export interface SearchIndex {
  // biome-ignore lint/suspicious/noExplicitAny: called by a migration, which has no table types
  createTables(db: Kysely<any>): Promise<void>
  put(trx: Trx, document: SearchDocument): Promise<void>
  remove(trx: Trx, productId: string): Promise<void>
  /** Ids of products, best first: prefix on the last word, one typing error in words of 4 letters or more. */
  find(db: Db, query: string, window: Window): Promise<{ ids: string[]; total: number }>
}
