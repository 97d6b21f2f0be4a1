import { type RawBuilder, sql } from 'kysely'
import { EmailAddress } from '../../../src/contracts/primitives.ts'
import { strayProducts } from '../../search/documents.ts'
import type { Db } from '../../store/schema.ts'
import type { Finding } from './finding.ts'

/** The file itself: pages, indexes, references. SQLite only. */
export const checkFile = async (db: Db): Promise<Finding[]> => {
  const { rows: pages } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const { rows: orphans } = await sql<{
    table: string
    parent: string
  }>`pragma foreign_key_check`.execute(db)
  return [
    ...pages
      .filter(({ integrity_check }) => integrity_check !== 'ok')
      .map(({ integrity_check }) => ({
        what: `the database is damaged: ${integrity_check}`,
        todo: 'stop the shop and restore a backup',
      })),
    ...Map.groupBy(orphans, ({ table, parent }) => `${table} names a ${parent}`)
      .entries()
      .map(([what, rows]) => ({
        what: `a row of ${what} that is not there (${rows.length} of them)`,
        todo: 'restore a backup, or remove the rows by hand',
      })),
  ]
}

interface ValueCheck {
  readonly query: RawBuilder<{ name: string }>
  readonly what: (name: string) => string
  readonly todo: string
}

const again = 'correct it in the file and import it again'

/** Invalid values. Each query returns what is wrong. */
const values: readonly ValueCheck[] = [
  {
    query: sql`select sku as name from variant
      where sell_price < 0 or offer_price < 0 or cost_price < 0 or weight < 0 or stock < 0`,
    what: (sku) => `variant ${sku}: a price, its weight or its stock is negative`,
    todo: again,
  },
  {
    query: sql`select sku as name from variant join product on product.id = variant.product_id
      where variant.active = 1 and product.status = 'active' and sell_price = 0 and offer_price = 0`,
    what: (sku) => `variant ${sku} is for sale and costs nothing`,
    todo: again,
  },
  {
    query: sql`select sku as name from variant where active = 1 and offer_price > sell_price
      and sell_price > 0`,
    what: (sku) => `variant ${sku}: its offer price is higher than its price`,
    todo: again,
  },
  {
    query: sql`select slug as name from product where status = 'active' and not exists
      (select 1 from variant where variant.product_id = product.id and variant.active = 1)`,
    what: (slug) => `product ${slug} is active and has nothing to order`,
    todo: 'import it again with variants, or as a draft',
  },
  {
    query: sql`select slug as name from product where not exists
      (select 1 from product_category where product_category.product_id = product.id)`,
    what: (slug) => `product ${slug} is in no category`,
    todo: again,
  },
  {
    query: sql`select email as name from customer where exists
      (select 1 from session where session.customer_id = customer.id) and status <> 'verified'`,
    what: (email) => `customer ${email} is logged in without being verified`,
    todo: 'verify them, or unverify and refuse them',
  },
  {
    query: sql`select cast(number as text) as name from customer_order where display_total <>
      (select sum(display_total) from order_line where order_id = customer_order.id)
      - display_discount + display_shipping + display_tax`,
    what: (number) =>
      `order ${number}: its total is not its lines less the discount, plus shipping and taxes`,
    todo: 'compare it with its mail',
  },
  {
    query: sql`select cast(number as text) as name from customer_order where dropped < 0
      or display_dropped < 0 or credited < 0 or display_credited < 0
      or dropped + credited > total_price or display_dropped + display_credited > display_total`,
    what: (number) =>
      `order ${number}: its dropped and credited pieces are less than 0 or more than its total`,
    todo: 'compare it with its mail',
  },
  {
    query: sql`select cast(number as text) as name from customer_order where exists
      (select 1 from order_line where order_id = customer_order.id
      and (cancelled < 0 or quantity < cancelled + (select coalesce(sum(shipment_line.quantity), 0)
      from shipment_line where line_id = order_line.id)))`,
    what: (number) =>
      `order ${number}: more pieces of a line are shipped and cancelled than ordered`,
    todo: 'compare it with its mails',
  },
  {
    query: sql`select code as name from coupon where max_uses is not null and used > max_uses`,
    what: (code) => `coupon ${code} was used more often than it allows`,
    todo: 'remove it',
  },
]

export const checkValues = async (db: Db): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const { query, what, todo } of values) {
    const { rows } = await query.execute(db)
    findings.push(...rows.map(({ name }) => ({ what: what(name), todo })))
  }
  return findings
}

export const checkSearch = async (db: Db): Promise<Finding[]> =>
  (await strayProducts(db)).map((id) => ({
    what: `the search index has a product that is not there (${id})`,
    todo: 'doctor --fix',
  }))

/** Accounts that are older than the rule for e-mail addresses. */
export const checkEmailAddresses = async (db: Db): Promise<Finding[]> => {
  const customers = await db.selectFrom('customer').select('email').orderBy('email').execute()
  return customers
    .filter(({ email }) => EmailAddress.safeParse(email).data !== email)
    .map(({ email }) => ({
      what: `customer ${email} can neither log in nor get mail: the e-mail address is no longer accepted`,
      todo: 'erase the customer with `customers erase`, and ask them to register again',
    }))
}

/** Cart rows that can no longer be ordered. Not a fault: the buyer sees a message. */
export const countUnsoldCartRows = async (db: Db): Promise<number> => {
  const { rows } = await db
    .selectFrom('cart_row')
    .innerJoin('variant', 'variant.id', 'cart_row.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where(({ eb, or }) => or([eb('variant.active', '=', 0), eb('product.status', '<>', 'active')]))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
