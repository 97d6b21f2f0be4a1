import { textIn } from './cells.ts'
import { createPart, inPages, moment, type Part, pageSize, type Subject } from './part.ts'

const cartRows = ({ db, customerId }: Subject) =>
  inPages((last: { id: string } | undefined) =>
    db
      .selectFrom('cart_row')
      .innerJoin('variant', 'variant.id', 'cart_row.variant_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['cart_row.id', 'sku', 'title_json', 'quantity', 'cart_row.created_at'])
      .where('cart_row.customer_id', '=', customerId)
      .where('cart_row.id', '>', last?.id ?? '')
      .orderBy('cart_row.id')
      .limit(pageSize)
      .execute(),
  )

const lists = ({ db, customerId }: Subject) =>
  inPages((last: { id: string; position: number } | undefined) =>
    db
      .selectFrom('cart_list')
      .innerJoin('cart_list_line', 'cart_list_line.list_id', 'cart_list.id')
      .innerJoin('variant', 'variant.id', 'cart_list_line.variant_id')
      .select(['cart_list.id', 'cart_list_line.position', 'name', 'sku', 'quantity'])
      .select(['share_key', 'created_at', 'updated_at'])
      .where('customer_id', '=', customerId)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('cart_list.id', 'cart_list_line.position'),
          '>',
          tuple(last?.id ?? '', last?.position ?? -1),
        ),
      )
      .orderBy('cart_list.id')
      .orderBy('cart_list_line.position')
      .limit(pageSize)
      .execute(),
  )

const savedRows = ({ db, customerId }: Subject) =>
  inPages((last: { variant_id: string } | undefined) =>
    db
      .selectFrom('saved_row')
      .innerJoin('variant', 'variant.id', 'saved_row.variant_id')
      .select(['variant_id', 'sku', 'quantity', 'saved_at'])
      .where('customer_id', '=', customerId)
      .where('variant_id', '>', last?.variant_id ?? '')
      .orderBy('variant_id')
      .limit(pageSize)
      .execute(),
  )

const wishes = ({ db, customerId }: Subject) =>
  inPages((last: { id: string } | undefined) =>
    db
      .selectFrom('wishlist_entry')
      .innerJoin('product', 'product.id', 'wishlist_entry.product_id')
      .select(['product.id', 'slug', 'title_json', 'wishlist_entry.created_at'])
      .where('customer_id', '=', customerId)
      .where('product.id', '>', last?.id ?? '')
      .orderBy('product.id')
      .limit(pageSize)
      .execute(),
  )

/** What the customer has collected: cart, lists, saved rows and wishlist. */
export const cartParts: Readonly<Record<string, Part>> = {
  cart: createPart(['cart_row'], cartRows, {
    sku: ({ sku }) => sku,
    title: ({ title_json }, { language }) => textIn(title_json, language),
    quantity: ({ quantity }) => quantity,
    addedAt: ({ created_at }) => moment(created_at),
  }),

  lists: createPart(['cart_list', 'cart_list_line'], lists, {
    name: ({ name }) => name,
    sku: ({ sku }) => sku,
    quantity: ({ quantity }) => quantity,
    shared: ({ share_key }) => share_key !== null,
    savedAt: ({ created_at }) => moment(created_at),
    changedAt: ({ updated_at }) => moment(updated_at),
  }),

  savedForLater: createPart(['saved_row'], savedRows, {
    sku: ({ sku }) => sku,
    quantity: ({ quantity }) => quantity,
    savedAt: ({ saved_at }) => moment(saved_at),
  }),

  wishlist: createPart(['wishlist_entry'], wishes, {
    product: ({ slug }) => slug,
    title: ({ title_json }, { language }) => textIn(title_json, language),
    addedAt: ({ created_at }) => moment(created_at),
  }),
}
