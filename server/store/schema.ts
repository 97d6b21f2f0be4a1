import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { ArticleKind } from '../../src/contracts/content/articles.ts'
import type { MoveAnswer } from '../../src/contracts/orders/dateMoves.ts'
import type { OrderAuthor, OrderStatus } from '../../src/contracts/orders/order.ts'
import type { PaperKind } from '../../src/contracts/orders/papers.ts'
import type { PaymentFactKind, PaymentMethod } from '../../src/contracts/orders/payments.ts'
import type { RequestKind, RequestState } from '../../src/contracts/requestStates.ts'
import type { TaxRule } from '../../src/contracts/selling.ts'
import type { PaperSeries } from '../../src/domain/orders/papers/paperNumber.ts'
import type { DisplayPrice } from '../../src/domain/settings/money.ts'

/**
 * The tables. Money is in paise, weight in milligrams, time in ms since the epoch, flags are 0 or 1. Columns named
 * `…_json` hold JSON text. `server/store/migrations` creates the tables.
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
  /** The categories of a product. The one at position 0 is in its address. */
  product_category: { product_id: string; category_id: string; position: number }
  /** The attribute levels of a product, in the order in which buyers choose them. */
  product_attribute: { product_id: string; attribute_id: string; level: number }
  variant: VariantTable
  variant_value: { variant_id: string; attribute_id: string; value_id: string }
  /** What was measured of pictures. Kept by address, since an import replaces the rows of a product. */
  picture_colour: PictureTable
  /** One row: the number of changes of the catalogue, content and settings. Caches use it as their version. */
  catalogue_version: { id: number; version: number }
  /** The number of each active product in the search index. */
  search_document: { id: Generated<number>; product_id: string }
  /** Every word that has been in a document, under each of its traces (`server/search/typos.ts`). */
  search_word: { trace: number; word: string }
  /** One row: the number of changes of the search index. */
  search_version: { version: number }
  /** Every active product, once for each of its categories and their ancestors, with the sort keys of lists. */
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
    /** Precise to a few minutes. */
    last_seen: number
    user_agent: string
  }
  /** At most one per customer: a new request replaces the previous one. */
  password_reset: { token_hash: string; customer_id: string; expires_at: number }
  /** Sets the customer's address to `email`: confirms a new one, or restores the previous one. */
  email_token: {
    token_hash: string
    customer_id: string
    kind: 'confirm' | 'undo'
    email: string
    expires_at: number
  }
  /** Permits a download or the erasure of the customer's data. */
  privacy_token: {
    token_hash: string
    customer_id: string
    kind: 'export' | 'erase'
    expires_at: number
  }
  article: { id: string; kind: ArticleKind; slug: string }
  /** A version that the team wrote. It is public from `publish_at` on. Without `publish_at` it is a draft. */
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
    /** Path of the page that the message links to, or null. */
    link: string | null
  }
  /** `token` is in every newsletter and only permits to unsubscribe. */
  subscriber: { email: string; token: string; created_at: number }
  /** Number of views of a category or product, by its id. */
  view_count: { subject_id: string; views: number }
  /** Hits of a rate limit in its current window. */
  rate_limit: { key: string; window_start: number; hits: number }
  /** Recent events; see `server/store/events/events.ts`. */
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
    /** Of one piece when the buyer added it, or last agreed to its price, paise. */
    added_price: number
    created_at: number
  }
  /** Idempotency-Keys of `POST /cart/lines`, each with the message of its answer. */
  cart_request: {
    customer_id: string
    key: string
    request_hash: string
    message: string
    created_at: number
  }
  /** A named list of variants. */
  cart_list: {
    id: string
    customer_id: string
    name: string
    /** The secret of the link to it, readable because its owner copies it again; null if it is not shared. */
    share_key: string | null
    created_at: number
    updated_at: number
    /** The Idempotency-Key and the hash of the body of the call that saved it. */
    key: string | null
    request_hash: string | null
  }
  cart_list_line: { list_id: string; variant_id: string; quantity: number; position: number }
  /** Pieces that a customer has moved out of the cart to order later. */
  saved_row: { customer_id: string; variant_id: string; quantity: number; saved_at: number }
  /** Permits one download of a resale pack. */
  resale_link: { token_hash: string; order_id: string; request_json: string; expires_at: number }
  job: JobTable
  /** Gives a customer without a session access to the application. Several may be valid at once. */
  application_token: { token_hash: string; customer_id: string; expires_at: number }
  request: RequestTable
  request_message: {
    id: string
    request_id: string
    author: 'customer' | 'team'
    text: string
    created_at: number
    /** The Idempotency-Key of a message that the customer wrote. */
    key: string | null
  }
  /** A file of a request. Its content is in the documents folder, under its id. */
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
  /** Takes `hundredths` of a percent or an `amount` off an order of at least `min_total`. */
  coupon: {
    code: string
    hundredths: number | null
    amount: number | null
    min_total: number
    /** The first moment at which it can be used; null for one that can be used at once. */
    starts_at: number | null
    /** The first moment at which it can no longer be used. */
    until: number | null
    max_uses: number | null
    /** Orders of one customer. */
    max_per_customer: number | null
    used: number
    created_at: number
  }
  order_line: OrderLineTable
  /** A change of an order's status; the first status of an order is not one. */
  order_change: {
    id: string
    order_id: string
    from_status: OrderStatus
    to_status: OrderStatus
    author: OrderAuthor
    /** What the team wrote to the buyer; may be empty. */
    note: string
    created_at: number
  }
  shipment: {
    id: string
    order_id: string
    /** Counts from 1 in each order. */
    number: number
    carrier: string
    tracking: string
    /** Null for a shipment that is older than their record. */
    sent_at: number | null
  }
  shipment_line: { shipment_id: string; line_id: string; quantity: number }
  /** The team has moved the promised day of lines. Only the newest one of an order asks its buyer. */
  date_move: {
    id: string
    order_id: string
    created_at: number
    /** What the team wrote to the buyer; may be empty. */
    note: string
    answer: MoveAnswer | null
    answered_at: number | null
  }
  date_move_line: { move_id: string; line_id: string; from_ships_by: number; to_ships_by: number }
  payment_fact: PaymentFactTable
  /** A paper of an order. It never changes. */
  paper: {
    id: string
    order_id: string
    /** Null for papers of the whole order. */
    shipment_id: string | null
    kind: PaperKind
    /** Of an invoice or a credit note. */
    number: string | null
    /** A `PaperSource`. */
    source_json: string
    issued_at: number
  }
  /** The PDF of a paper, in base64 so that it is the same on every engine. It is added once and never changes. */
  paper_file: { paper_id: string; content: string; sha256: string }
  /** The last number of a series and year. It changes in the transaction that issues the paper. */
  paper_series: { series: PaperSeries; year: number; last: number }
  /** Pieces of a line that a credit note is about. */
  credited_piece: { paper_id: string; line_id: string; quantity: number }
  /** Permits one download of a paper. */
  paper_link: { token_hash: string; paper_id: string; expires_at: number }
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
  /** The customs code (HS) of digits, and the ISO code of the country of origin; empty if unknown. */
  hs_code: Generated<string>
  origin: Generated<string>
  created_at: number
  updated_at: number
  /** `catalogue_version` when the product was last published. */
  version: Generated<number>
  /** The contract's `ProductCard` and `Product`, and the product's part of a cart row, as JSON text. Rendered
   * whenever the product or its stock changes, so that a read is a single look-up. */
  card_json: string
  detail_json: string
  cart_facts_json: string
}

interface PictureTable {
  address: string
  /** The average, `#rrggbb`. */
  colour: string
  /** A tiny picture as a `data:` address; null if it was measured before there were previews. */
  preview: string | null
  /** 1 once its sizes were made in advance. */
  sized: Generated<number>
}

interface VariantTable {
  id: string
  product_id: string
  sku: string
  /** The SKU as `skuCode` compares it. */
  sku_code: string
  sell_price: number
  offer_price: number
  cost_price: number
  weight: number
  stock: number
  position: number
  active: number
  chosen_json: string
  /** A picture of its own. */
  image: string | null
  /** The part of `weight` that is metal; null if unknown. */
  metal_weight: number | null
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
  /** Number of changes of the cart. */
  cart_version: Generated<number>
  /** Language of mails and messages to the customer. */
  language: Generated<string>
  /** When the customer's data was erased. The row then only links the orders. */
  erased_at: Generated<number | null>
  /** 1 if the customer may order on account. */
  on_account: Generated<number>
  /** The most that the customer may owe on account, paise; null for no limit. */
  account_limit: Generated<number | null>
}

/** A request from a customer to the team. An application to buy is also a request. */
interface RequestTable {
  id: string
  customer_id: string
  kind: RequestKind
  state: RequestState
  subject: string
  /** Data specific to the kind, such as the order and lines of a return. */
  data_json: string
  created_at: number
  updated_at: number
  /** The Idempotency-Key and the hash of the body of the call. Null for applications. */
  key: string | null
  request_hash: string | null
}

/** Work that must happen after a change. Inserted in the transaction of the change and deleted when done. */
interface JobTable {
  id: string
  kind: string
  payload_json: string
  created_at: number
  /** When the job is due. While a worker runs it, the time at which another worker may take it over. */
  run_at: number
  attempts: Generated<number>
  /** When the last attempt failed. Null while attempts are left. */
  failed_at: number | null
  last_error: string | null
}

interface OrderTable {
  /** Sequential; shown as `A-000123`. */
  number: Generated<number>
  id: string
  customer_id: string
  status: OrderStatus
  created_at: number
  currency_code: string
  currency_symbol: string
  exchange_rate: number
  shipping: 'together' | 'split'
  address_json: string
  note: string
  /** The amount to pay: goods less discount, shipping and taxes. In paise and in minor units of the order's currency. */
  total_price: number
  display_total: number
  /** The part of `total_price` and of `display_total` that is no longer due, since its pieces were dropped. */
  dropped: Generated<number>
  display_dropped: Generated<number>
  /** The part of both that credit notes have taken off. */
  credited: Generated<number>
  display_credited: Generated<number>
  total_weight: number
  ships_by: number
  coupon_code: string | null
  discount: Generated<number>
  display_discount: Generated<number>
  /** Before tax. */
  shipping_cost: Generated<number>
  display_shipping: Generated<number>
  /** The sum of `taxes_json`. */
  tax: Generated<number>
  display_tax: Generated<number>
  tax_rule: Generated<TaxRule>
  /** A list of `OrderTax`, in units of the currencies. */
  taxes_json: Generated<string>
  /** Null for an order that is older than payments. */
  payment_method: Generated<PaymentMethod | null>
  /** Of its mails and papers. Null for an order from before there was one: that of the account. */
  language: string | null
}

/** What a provider or the team has reported about a payment. The database refuses to change or delete it. */
interface PaymentFactTable {
  id: string
  order_id: string
  provider: string
  /** The provider's own id, unique with the provider. */
  event_id: string
  payment_id: string
  kind: PaymentFactKind
  /** Minor units of `currency`. */
  amount: number
  currency: string
  author: 'provider' | 'team'
  /** The hash of what was reported. */
  raw_hash: string
  occurred_at: number
  received_at: number
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
  /** The words of SKU and titles as `lineWords` writes them. */
  words: string
  image: string | null
  attributes_json: string
  quantity: number
  backorder: number
  /** Pieces that will not be shipped. */
  cancelled: Generated<number>
  unit_price: number
  /** Minor units of the order's currency for `display_unit_pieces` pieces. */
  display_unit_price: number
  /** 1, 10, 100 or 1,000. */
  display_unit_pieces: DisplayPrice['pieces']
  display_total: number
  total_weight: number
  ships_by: number
  /** Its part of the order's discount. */
  discount: Generated<number>
  display_discount: Generated<number>
  /** A list of `TaxPart`. */
  taxes_json: Generated<string>
  hs_code: Generated<string>
  origin: Generated<string>
  /** Of all pieces; null if unknown. */
  metal_weight: number | null
}

export type Db = Kysely<Database>
/** A transaction. Inside it, use only `trx`: SQLite has a single connection for writing. */
export type Trx = Transaction<Database>
export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
