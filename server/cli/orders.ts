import { Argument, type Command, Option } from 'commander'
import { OrderStatus } from '../../src/contracts/orders/order.ts'
import { type TeamStatus, teamStatuses } from '../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { orderSums } from '../../src/domain/orders/orderSums.ts'
import { createAllOrders } from '../orders/allOrders.repo.ts'
import { changeStatus } from '../orders/changeStatus.ts'
import { readCredits } from '../orders/papers/credits.repo.ts'
import { inWords } from '../parts/inWords.ts'
import { registerMoveDate } from './moveDate.ts'
import { toCount, toOrderNumber, toText } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { moneyOf, printOrder, statusOf } from './parts/printOrder.ts'
import { doJobs, type OpenShop, TeamError, withShop } from './parts/withShop.ts'

/** `orders list|show|status` (rule O8). */
export const registerOrders = (program: Command, open: OpenShop): void => {
  const orders = program
    .command('orders')
    .description('list and show orders, and change their status')

  orders
    .command('list', { isDefault: true })
    .description('list orders, newest first')
    .addOption(
      new Option('--status <status>', 'only those of this status').choices(OrderStatus.options),
    )
    .option('--customer <email>', 'only those of this customer')
    .option('--limit <count>', 'at most so many', toCount, 50)
    .action((only: { status?: OrderStatus; customer?: string; limit: number }) =>
      withShop(open, async ({ engine }) => {
        const rows = await createAllOrders(engine.db).list({
          status: only.status,
          email: only.customer?.trim().toLowerCase(),
          limit: only.limit,
        })
        if (rows.length === 0) return console.log('There are no such orders.')
        printTable(
          ['NUMBER', 'PLACED', 'STATUS', 'CUSTOMER', 'TOTAL', 'SHIPS BY'],
          rows.map(({ order, email }) => [
            order.number,
            order.createdAt.slice(0, 10),
            statusOf(order),
            email,
            moneyOf(order)(orderSums(order).total),
            order.shipsBy.slice(0, 10),
          ]),
        )
      }),
    )

  orders
    .command('show')
    .description('show an order with its lines')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .action((number: number) =>
      withShop(open, async ({ engine }) => {
        const found = await createAllOrders(engine.db).byNumber(number)
        if (!found) throw new TeamError(`There is no order ${orderNumber(number)}.`)
        const credits = await readCredits(engine.db, found.order._id)
        printOrder(found.order, found.email, credits)
      }),
    )

  orders
    .command('status')
    .description('change the status of an order and notify the buyer; cancelling returns the stock')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .addArgument(new Argument('<status>', 'its new status').choices(teamStatuses))
    .option('--note <text>', 'what the buyer reads about it', toText)
    .option('--unpaid', 'confirm an order that is not paid for')
    .action((number: number, status: TeamStatus, only: { note?: string; unpaid?: true }) =>
      withShop(open, async (deps) => {
        await changeStatus(deps, number, status, only.note, { needsPayment: !only.unpaid })
        await doJobs(deps)
        console.log(
          `${orderNumber(number)} is ${inWords(status)}; the buyer has been notified by mail.`,
        )
      }),
    )

  registerMoveDate(orders, open)
}
