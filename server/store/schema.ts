import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { ArticleKind } from '../../src/contracts/articles.ts'
import type { RequestKind, RequestState } from '../../src/contracts/requestStates.ts'
import type { DisplayPrice } from '../../src/domain/money.ts'

/**
 * The tables. Money in paise, weight in milligrams, moments in ms since the epoch, flags as 0 or 1;
 * columns named `…_json` hold JSON text. `server/store/migrations` creates them.
 */
export interface Database {
  setting: { key: string; value_json: string }
  language: { id: string; name: string; iso_code: string; position: number }
  currency: {
    id: string
    name: string
    code: string
    symbol: string
    exchange_rate: number
    position: number
  }
  category: {
    id: string
    slug: string
    parent_id: string | null
    name_json: string
    position: number
  }
  attribute: { id: string; key: string; name_json: string; position: number }
  attribute_value: {
    id: string
    attribute_id: string
    key: string
    name_json: string
    position: number
  }
  product: ProductTable
  /** The categories a product was put into; position 0 is the one its address uses. */
  product_category: { product_id: string; category_id: string; position: number }
  /** The attribute levels of a product, in the order they are picked. */
  product_attribute: { product_id: string; attribute_id: string; level: number }
  variant: VariantTable
  variant_value: { variant_id: string; attribute_id: string; value_id: string }
  /** One row; counts the changes of the catalogue, so that rendered pages can be kept meanwhile. */
  catalogue_version: { id: number; version: number }
  /** The number of each active product in the search index. */
  search_document: { id: Generated<number>; product_id: string }
  /** Every word that ever stood in a document, by each of its traces (`server/search/typos.ts`). */
  search_word: { trace: number; word: string }
  /** One row; counts the changes of the search index. */
  search_version: { version: number }
  /** Every active product under each of its categories and all above them, with what lists sort by. */
  listing: {
    category_id: string
    product_id: string
    price: number
    stock: number
    newest: number
  }
  customer: CustomerTable
  address: { id: string; customer_id: string; value_json: string; position: number }
  registration: {
    token_hash: string
    email: string
    form_json: string
    expires_at: number
    used_at: number | null
  }
  session: {
    token_hash: string
    customer_id: string
    created_at: number
    expires_at: number
    /** To some minutes. */
    last_seen: number
    user_agent: string
  }
  /** At most one for each customer: a newer request replaces the older. */
  password_reset: { token_hash: string; customer_id: string; expires_at: number }
  /** Gives the customer the address `email`: a new one that is to be confirmed, or the old one again. */
  email_token: {
    token_hash: string
    customer_id: string
    kind: 'confirm' | 'undo'
    email: string
    expires_at: number
  }
  /** Downloads the customer's data, or erases them. */
  privacy_token: {
    token_hash: string
    customer_id: string
    kind: 'export' | 'erase'
    expires_at: number
  }
  article: { id: string; kind: ArticleKind; slug: string }
  /** What the team wrote; shown from `publish_at` (ms since the epoch) on, a draft without it. */
  article_version: {
    article_id: string
    version: number
    article_json: string
    created_at: number
    publish_at: number | null
  }
  wishlist_entry: { customer_id: string; product_id: string; created_at: number }
  message: {
    id: string
    customer_id: string
    title_json: string
    text_json: string
    created_at: number
    read: number
    /** The page of the shop that the message leads to; null where there is none. */
    link: string | null
  }
  /** `token` stands in every newsletter; all it can do is to unsubscribe. */
  subscriber: { email: string; token: string; created_at: number }
  /** Views of a category or product, by its id. */
  view_count: { subject_id: string; views: number }
  /** Hits of a rate limit in its current window. */
  rate_limit: { key: string; window_start: number; hits: number }
  /** What has happened lately; see `server/realtime/events.ts`. */
  event: {
    id: string
    name: string
    customer_id: string | null
    subject: string | null
    created_at: number
  }
  cart_row: {
    id: string
    customer_id: string
    variant_id: string
    quantity: number
    created_at: number
  }
  /** Keys of `POST /cart/lines`, each with the message of its answer. */
  cart_request: {
    customer_id: string
    key: string
    request_hash: string
    message: string
    created_at: number
  }
  job: JobTable
  /** Opens an application to its customer, who has no session; several may be valid at once. */
  application_token: { token_hash: string; customer_id: string; expires_at: number }
  request: RequestTable
  request_message: {
    id: string
    request_id: string
    author: 'customer' | 'team'
    text: string
    created_at: number
    /** The Idempotency-Key of what a customer has written to a request. */
    key: string | null
  }
  /** A file of a request; its bytes are in the folder of documents, under its id. */
  document: {
    id: string
    customer_id: string
    request_id: string
    name: string
    type: string
    /** Bytes. */
    size: number
    created_at: number
  }
  customer_order: OrderTable
  /** `hundredths` of a percent or an `amount` off an order of at least `min_total`, until it ends or is used up. */
  coupon: {
    code: string
    hundredths: number | null
    amount: number | null
    min_total: number
    until: number | null
    max_uses: number | null
    used: number
    created_at: number
  }
  order_line: OrderLineTable
  idempotency_key: {
    customer_id: string
    key: string
    request_hash: string
    order_id: string
    created_at: number
  }
}

interface ProductTable {
  id: string
  slug: string
  mode: 'directly' | 'isCombination' | 'moreCombination'
  status: 'active' | 'draft' | 'archived'
  featured: number
  title_json: string
  description_json: string
  keywords_json: string
  images_json: string
  created_at: number
  updated_at: number
  /** The number of `catalogue_version` that its last rendering counted. */
  version: Generated<number>
  /** The wire's `ProductCard`, `Product` and the product's part of a cart row, as JSON text, written
   * whenever the product or its stock changes, so that reading is one look-up. */
  card_json: string
  detail_json: string
  cart_facts_json: string
}

interface VariantTable {
  id: string
  product_id: string
  sku: string
  sell_price: number
  offer_price: number
  cost_price: number
  weight: number
  stock: number
  position: number
  active: number
  chosen_json: string
}

interface CustomerTable {
  id: string
  email: string
  name: string
  company_name: string
  country: string
  instagram: string
  password_hash: string
  status: 'unverified' | 'verified' | 'refused'
  newsletter: number
  created_at: number
  verified_at: number | null
  /** Counts the changes of the cart. */
  cart_version: Generated<number>
  /** The language that the shop writes to the customer in. */
  language: Generated<string>
  /** When the person was erased; the row then only holds the orders together. */
  erased_at: Generated<number | null>
}

/** What a customer asks the team for; an application to buy is one of them. */
interface RequestTable {
  id: string
  customer_id: string
  kind: RequestKind
  state: RequestState
  subject: string
  /** What the kind needs besides: the order and lines of a return. */
  data_json: string
  created_at: number
  updated_at: number
  /** The Idempotency-Key of its call, and the hash of the call's body; an application has neither. */
  key: string | null
  request_hash: string | null
}

/** Work that must happen after a change; written in the transaction of its cause, deleted when done. */
interface JobTable {
  id: string
  kind: string
  payload_json: string
  created_at: number
  /** When the job is due; while a worker has it, when another may take it over. */
  run_at: number
  attempts: Generated<number>
  /** When the last attempt failed for good; null while there are attempts left. */
  failed_at: number | null
  last_error: string | null
}

interface OrderTable {
  /** Counts up; people see it as `A-000123`. */
  number: Generated<number>
  id: string
  customer_id: string
  status: 'placed' | 'confirmed' | 'shipped' | 'completed' | 'cancelled'
  created_at: number
  currency_code: string
  currency_symbol: string
  exchange_rate: number
  shipping: 'together' | 'split'
  address_json: string
  note: string
  /** What is to be paid, the discount taken off; in paise, and in minor units of the order's currency. */
  total_price: number
  display_total: number
  total_weight: number
  ships_by: number
  coupon_code: string | null
  discount: Generated<number>
  display_discount: Generated<number>
}

interface OrderLineTable {
  id: string
  order_id: string
  position: number
  variant_id: string
  product_slug: string
  category_slug: string
  sku: string
  title_json: string
  image: string | null
  attributes_json: string
  quantity: number
  backorder: number
  unit_price: number
  /** Minor units of the order's currency for `display_unit_pieces` pieces. */
  display_unit_price: number
  /** 1, 10, 100 or 1,000. */
  display_unit_pieces: DisplayPrice['pieces']
  display_total: number
  total_weight: number
  ships_by: number
}

export type Db = Kysely<Database>
/** Inside a transaction only this may be used: the embedded engine has one connection. */
export type Trx = Transaction<Database>
export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
