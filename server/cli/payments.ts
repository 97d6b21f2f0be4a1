import { randomUUID } from 'node:crypto'
import { type Command, InvalidArgumentError } from 'commander'
import { CurrencyCode } from '../../src/contracts/primitives.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import type { Payment } from '../../src/domain/orders/payments/payment.ts'
import { formatMoney } from '../../src/domain/settings/money.ts'
import type { Deps } from '../opening/deps.ts'
import { book } from '../orders/ledger/ledger.ts'
import { dueOf, factsOf, paymentOfOrder } from '../orders/payments/payments.repo.ts'
import { inWords } from '../parts/inWords.ts'
import { currencyOf } from '../settings/settings.repo.ts'
import { inParts } from '../store/givenRows.ts'
import type { Row } from '../store/schema.ts'
import { toMinorArgument, toOrderNumber, toText } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { doJobs, type OpenShop, TeamError, withShop } from './parts/withShop.ts'

/** `payments`, `paid` and `refunded` (rules O26, O27). */
export const registerPayments = (program: Command, open: OpenShop): void => {
  program
    .command('payments')
    .description('list orders that are not settled, or what is booked for one')
    .argument('[number]', 'such as A-000123', toOrderNumber)
    .action((number: number | undefined) =>
      withShop(open, (deps) => (number === undefined ? list(deps) : show(deps, number))),
    )

  const report = (kind: 'captured' | 'refunded') => (command: Command) =>
    command
      .argument('<number>', 'such as A-000123', toOrderNumber)
      .argument('<amount>', 'such as 120 or 120.50', toMinorArgument)
      .argument('<currency>', 'such as EUR', toCurrency)
      .option('--event-id <id>', "the bank's own id, so that it is booked once", toText)
      .action((number: number, amount: number, currency: string, { eventId }: Named) =>
        withShop(open, async (deps) => {
          const order = await orderOf(deps, number)
          const { id } = order
          await refuseCurrency(deps, currency)
          if (kind === 'refunded') await refuseTooMuch(deps, order, { amount, currency })
          const event = eventId ?? randomUUID()
          const booking = await book(
            deps,
            {
              ...{ provider: 'bank', eventId: event, paymentId: event, orderId: id },
              ...{ kind, amount, currency, occurredAt: deps.now() },
            },
            'team',
          )
          if (booking === 'contradicts')
            throw new TeamError(`${event} was booked before, with another order or amount.`)
          if (booking === 'noOrder')
            throw new TeamError(`${orderNumber(number)} is older than payments in the shop.`)
          await doJobs(deps)
          if (booking === 'known') console.log(`${event} was booked before; nothing has changed.`)
          await show(deps, number)
        }),
      )

  report('captured')(program.command('paid').description('book money that came in for an order'))
  report('refunded')(program.command('refunded').description('book money that was paid back'))
}

interface Named {
  readonly eventId?: string
}

const toCurrency = (text: string): string => {
  const { data } = CurrencyCode.safeParse(text.toUpperCase())
  if (data === undefined) throw new InvalidArgumentError('Write a currency such as EUR.')
  return data
}

const orderOf = async ({ engine }: Deps, number: number): Promise<Row<'customer_order'>> => {
  const order = await engine.db
    .selectFrom('customer_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (!order) throw new TeamError(`There is no order ${orderNumber(number)}.`)
  return order
}

/** The ledger cannot be corrected, so a typing mistake must not reach it. */
const refuseCurrency = async ({ engine: { db } }: Deps, code: string): Promise<void> => {
  if (await currencyOf(db, code)) return
  const known = await db.selectFrom('currency').select('code').orderBy('position').execute()
  throw new TeamError(
    `The shop has no currency ${code}; write one of ${known.map((each) => each.code).join(', ')}.`,
  )
}

/** Refuses to pay back more than came in. Money in another currency than the order's is not compared. */
const refuseTooMuch = async (
  { engine: { db } }: Deps,
  order: Row<'customer_order'>,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): Promise<void> => {
  if (currency !== order.currency_code) return
  const { paid, refunded } = paymentOfOrder(
    order,
    (await factsOf(db, [order.id])).get(order.id) ?? [],
  )
  if (amount > paid - refunded)
    throw new TeamError(
      `For ${orderNumber(order.number)} only ${money(paid - refunded, order)} are left to be paid back.`,
    )
}

const money = (minor: number, { currency_symbol: symbol }: Row<'customer_order'>): string =>
  formatMoney(minor, { symbol }, 'en')

const list = async ({ engine: { db } }: Deps): Promise<void> => {
  const orders = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('payment_method', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
  const open: { order: Row<'customer_order'>; payment: Payment }[] = []
  for (const part of inParts(orders)) {
    const facts = await factsOf(
      db,
      part.map(({ id }) => id),
    )
    for (const order of part) {
      const payment = paymentOfOrder(order, facts.get(order.id) ?? [])
      if (payment.open > 0 || payment.needsAttention) open.push({ order, payment })
    }
  }
  if (open.length === 0) return console.log('Every order is settled.')
  printTable(
    ['NUMBER', 'STATUS', 'METHOD', 'PAYMENT', 'PAID', 'PAID BACK', 'OPEN', 'TO PAY BACK', ''],
    open.map(({ order, payment }) => [
      orderNumber(order.number),
      ...[order.status, order.payment_method ?? '', payment.status].map(inWords),
      ...[payment.paid, payment.refunded, payment.open, payment.excess].map((minor) =>
        money(minor, order),
      ),
      payment.needsAttention ? 'needs attention' : '',
    ]),
  )
}

const show = async (deps: Deps, number: number): Promise<void> => {
  const order = await orderOf(deps, number)
  const facts = (await factsOf(deps.engine.db, [order.id])).get(order.id) ?? []
  const payment = paymentOfOrder(order, facts)
  printTable(
    [orderNumber(number), inWords(payment.status)],
    [
      ['Method', inWords(order.payment_method ?? '')],
      ['Due', money(dueOf(order), order)],
      ['Paid', money(payment.paid, order)],
      ['Paid back', money(payment.refunded, order)],
      ['Open', money(payment.open, order)],
      ['To pay back', money(payment.excess, order)],
      ...(payment.needsAttention
        ? [['Attention', 'the amount or the currency is not what was due']]
        : []),
    ],
  )
  if (facts.length === 0) return
  console.log('')
  printTable(
    ['BOOKED', 'BY', 'WHAT', 'AMOUNT', 'EVENT'],
    facts.map((fact) => [
      new Date(fact.received_at).toISOString(),
      fact.author === 'team' ? 'team' : fact.provider,
      fact.kind,
      `${(fact.amount / 100).toFixed(2)} ${fact.currency}`,
      fact.event_id,
    ]),
  )
}
