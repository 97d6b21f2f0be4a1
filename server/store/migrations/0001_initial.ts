import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** The tables of the first shop: settings, catalogue, customers, carts, orders. */
export const initial = async (db: AnyDb, columns: ColumnTypes) => {
  const { integer, text, real } = columns
  const table = <T extends string>(name: T) => db.schema.createTable(name)
  // biome-ignore lint/suspicious/noExplicitAny: the columns differ by table
  const create = (builder: CreateTableBuilder<any, any>) =>
    builder.modifyEnd(sql.raw(columns.tableEnd)).execute()
  const index = (name: string, on: string, fields: string[]) =>
    db.schema.createIndex(name).on(on).columns(fields).execute()

  await create(
    table('setting')
      .addColumn('key', text, (c) => c.primaryKey())
      .addColumn('value_json', text, (c) => c.notNull()),
  )
  await create(
    table('language')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('iso_code', text, (c) => c.notNull().unique())
      .addColumn('position', integer, (c) => c.notNull()),
  )
  await create(
    table('currency')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('code', text, (c) => c.notNull().unique())
      .addColumn('symbol', text, (c) => c.notNull())
      .addColumn('exchange_rate', real, (c) => c.notNull().check(sql`exchange_rate > 0`))
      .addColumn('position', integer, (c) => c.notNull()),
  )
  await create(
    table('category')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('slug', text, (c) => c.notNull().unique())
      .addColumn('parent_id', text, (c) => c.references('category.id'))
      .addColumn('name_json', text, (c) => c.notNull())
      .addColumn('position', integer, (c) => c.notNull()),
  )
  await create(
    table('attribute')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('key', text, (c) => c.notNull().unique())
      .addColumn('name_json', text, (c) => c.notNull())
      .addColumn('position', integer, (c) => c.notNull()),
  )
  await create(
    table('attribute_value')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('attribute_id', text, (c) => c.notNull().references('attribute.id'))
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('name_json', text, (c) => c.notNull())
      .addColumn('position', integer, (c) => c.notNull())
      .addUniqueConstraint('attribute_value_key', ['attribute_id', 'key']),
  )
  await create(
    table('product')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('slug', text, (c) => c.notNull().unique())
      .addColumn('mode', text, (c) =>
        c.notNull().check(sql`mode in ('directly', 'isCombination', 'moreCombination')`),
      )
      .addColumn('status', text, (c) =>
        c.notNull().check(sql`status in ('active', 'draft', 'archived')`),
      )
      .addColumn('featured', integer, (c) => c.notNull())
      .addColumn('title_json', text, (c) => c.notNull())
      .addColumn('description_json', text, (c) => c.notNull())
      .addColumn('keywords_json', text, (c) => c.notNull())
      .addColumn('images_json', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('updated_at', integer, (c) => c.notNull())
      .addColumn('card_json', text, (c) => c.notNull())
      .addColumn('detail_json', text, (c) => c.notNull())
      .addColumn('cart_facts_json', text, (c) => c.notNull()),
  )
  await create(
    table('product_category')
      .addColumn('product_id', text, (c) => c.notNull().references('product.id'))
      .addColumn('category_id', text, (c) => c.notNull().references('category.id'))
      .addColumn('position', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('product_category_key', ['product_id', 'category_id']),
  )
  await create(
    table('product_attribute')
      .addColumn('product_id', text, (c) => c.notNull().references('product.id'))
      .addColumn('attribute_id', text, (c) => c.notNull().references('attribute.id'))
      .addColumn('level', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('product_attribute_key', ['product_id', 'level']),
  )
  await create(
    table('variant')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('product_id', text, (c) => c.notNull().references('product.id'))
      .addColumn('sku', text, (c) => c.notNull().unique())
      .addColumn('sell_price', integer, (c) => c.notNull().check(sql`sell_price >= 0`))
      .addColumn('offer_price', integer, (c) => c.notNull().check(sql`offer_price >= 0`))
      .addColumn('cost_price', integer, (c) => c.notNull().check(sql`cost_price >= 0`))
      .addColumn('weight', integer, (c) => c.notNull().check(sql`weight >= 0`))
      .addColumn('stock', integer, (c) => c.notNull().check(sql`stock >= 0`))
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('active', integer, (c) => c.notNull())
      .addColumn('chosen_json', text, (c) => c.notNull()),
  )
  await create(
    table('variant_value')
      .addColumn('variant_id', text, (c) => c.notNull().references('variant.id'))
      .addColumn('attribute_id', text, (c) => c.notNull().references('attribute.id'))
      .addColumn('value_id', text, (c) => c.notNull().references('attribute_value.id'))
      .addPrimaryKeyConstraint('variant_value_key', ['variant_id', 'attribute_id']),
  )
  await create(
    table('listing')
      .addColumn('category_id', text, (c) => c.notNull().references('category.id'))
      .addColumn('product_id', text, (c) => c.notNull().references('product.id'))
      .addColumn('price', integer, (c) => c.notNull())
      .addColumn('stock', integer, (c) => c.notNull())
      .addColumn('title_key', text, (c) => c.notNull())
      .addColumn('newest', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('listing_key', ['category_id', 'product_id']),
  )
  await create(
    table('catalogue_version')
      .addColumn('id', integer, (c) => c.primaryKey())
      .addColumn('version', integer, (c) => c.notNull()),
  )
  await db.insertInto('catalogue_version').values({ id: 1, version: 0 }).execute()
  await create(
    table('customer')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('email', text, (c) => c.notNull().unique())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('company_name', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('instagram', text, (c) => c.notNull())
      .addColumn('password_hash', text, (c) => c.notNull())
      .addColumn('status', text, (c) =>
        c.notNull().check(sql`status in ('unverified', 'verified', 'refused')`),
      )
      .addColumn('newsletter', integer, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('verified_at', integer),
  )
  await create(
    table('address')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('value_json', text, (c) => c.notNull())
      .addColumn('position', integer, (c) => c.notNull()),
  )
  await create(
    table('registration')
      .addColumn('token_hash', text, (c) => c.primaryKey())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('form_json', text, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addColumn('used_at', integer),
  )
  await create(
    table('session')
      .addColumn('token_hash', text, (c) => c.primaryKey())
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull()),
  )
  await create(
    table('cart_row')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('variant_id', text, (c) => c.notNull().references('variant.id'))
      .addColumn('quantity', integer, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('created_at', integer, (c) => c.notNull())
      .addUniqueConstraint('cart_row_variant', ['customer_id', 'variant_id']),
  )
  await create(
    table('customer_order')
      .addColumn('number', integer, columns.counter)
      .addColumn('id', text, (c) => c.notNull().unique())
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('currency_code', text, (c) => c.notNull())
      .addColumn('currency_symbol', text, (c) => c.notNull())
      .addColumn('exchange_rate', real, (c) => c.notNull())
      .addColumn('shipping', text, (c) => c.notNull())
      .addColumn('address_json', text, (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .addColumn('total_price', integer, (c) => c.notNull())
      .addColumn('display_total', integer, (c) => c.notNull())
      .addColumn('total_weight', integer, (c) => c.notNull())
      .addColumn('ships_by', integer, (c) => c.notNull()),
  )
  await create(
    table('order_line')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('variant_id', text, (c) => c.notNull().references('variant.id'))
      .addColumn('product_slug', text, (c) => c.notNull())
      .addColumn('category_slug', text, (c) => c.notNull())
      .addColumn('sku', text, (c) => c.notNull())
      .addColumn('title_json', text, (c) => c.notNull())
      .addColumn('image', text)
      .addColumn('attributes_json', text, (c) => c.notNull())
      .addColumn('quantity', integer, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('backorder', integer, (c) => c.notNull().check(sql`backorder >= 0`))
      .addColumn('unit_price', integer, (c) => c.notNull())
      .addColumn('display_unit_price', integer, (c) => c.notNull())
      .addColumn('display_total', integer, (c) => c.notNull())
      .addColumn('total_weight', integer, (c) => c.notNull())
      .addColumn('ships_by', integer, (c) => c.notNull()),
  )
  await create(
    table('idempotency_key')
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('request_hash', text, (c) => c.notNull())
      .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
      .addColumn('created_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_key_key', ['customer_id', 'key']),
  )

  await index('product_category_category', 'product_category', ['category_id'])
  await index('variant_product', 'variant', ['product_id', 'position'])
  await index('variant_value_value', 'variant_value', ['attribute_id', 'value_id'])
  await index('listing_newest', 'listing', ['category_id', 'newest', 'product_id'])
  await index('listing_price', 'listing', ['category_id', 'price', 'product_id'])
  await index('listing_title', 'listing', ['category_id', 'title_key', 'product_id'])
  await index('listing_product', 'listing', ['product_id'])
  await index('product_featured', 'product', ['featured', 'status'])
  await index('address_customer', 'address', ['customer_id', 'position'])
  await index('registration_email', 'registration', ['email'])
  await index('session_customer', 'session', ['customer_id'])
  await index('cart_row_customer', 'cart_row', ['customer_id', 'created_at'])
  await index('customer_order_customer', 'customer_order', ['customer_id', 'number'])
  await index('order_line_order', 'order_line', ['order_id', 'position'])

  // The initial rows of every shop (rule L1).
  await db
    .insertInto('language')
    .values({ id: 'en', name: 'ENGLISH', iso_code: 'en', position: 0 })
    .execute()
  await db
    .insertInto('currency')
    .values({
      id: 'inr',
      name: 'Indian rupee',
      code: 'INR',
      symbol: '₹',
      exchange_rate: 1,
      position: 0,
    })
    .execute()
}
