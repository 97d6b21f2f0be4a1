import type { Compilable } from 'kysely'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { Db, Trx } from './schema.ts'

/** The searchable text of a product. */
export interface SearchDocument {
  readonly productId: string
  readonly title: MultilingualText
  readonly skus: readonly string[]
  /** Its keywords and the attribute values of its variants. */
  readonly keywords: readonly string[]
}

export type SearchField = 'title' | 'sku' | 'keywords'

/** Fields in which a word may match. Matches in titles rank before SKUs, and SKUs before keywords. */
export type Where = 'title' | 'titleOrSku' | 'anywhere'

/** The part of full-text search that differs between database engines. */
export interface SearchIndex {
  /** Indexes a document under its `search_document` id. Returns false if the index is already up to date. */
  write(trx: Trx, id: number, document: SearchDocument): Promise<boolean>
  erase(trx: Trx, id: number): Promise<void>
  /** The indexed words of a document as text, to compare it with what it should be; empty if it is not indexed. */
  read(trx: Trx, id: number): Promise<string>
  /** Documents that contain a word. */
  holding(db: Db, where: Where, word: string, isPrefix: boolean): Compilable<{ id: number }>
}
