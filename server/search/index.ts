import type { Compilable, Kysely } from 'kysely'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { Db, Trx } from '../store/schema.ts'

/** What of a product can be searched for. */
export interface SearchDocument {
  readonly productId: string
  readonly title: MultilingualText
  readonly skus: readonly string[]
  /** What else it is found by: its keywords and what its variants come in. */
  readonly keywords: readonly string[]
}

export type SearchField = 'title' | 'sku' | 'keywords'

/** Where a word may stand: a hit in a title comes before one in a SKU, before one in keywords. */
export type Where = 'title' | 'titleOrSku' | 'anywhere'

/** Full-text indexing as an engine does it; everything else about searching is the same on all of them. */
export interface SearchIndex {
  // biome-ignore lint/suspicious/noExplicitAny: called by a migration, which has no table types
  createTables(db: Kysely<any>): Promise<void>
  /** Indexes a document under its row of `search_document`; false when the index holds just that already. */
  write(trx: Trx, id: number, document: SearchDocument): Promise<boolean>
  erase(trx: Trx, id: number): Promise<void>
  /** Documents that hold a word; its hole `match` is filled by {@link SearchIndex.match}. */
  holding(db: Db): Compilable<{ id: number }>
  match(where: Where, word: string, isPrefix: boolean): string
}
