import type { Command } from 'commander'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { type Credit, creditOrder } from '../orders/creditOrder.ts'
import { toOrderNumber, toText } from './parts/arguments.ts'
import { toPieces } from './parts/pieces.ts'
import { doJobs, type OpenShop, withShop } from './parts/withShop.ts'

/** `credit`: issues a credit note for sent pieces of an order (rule O20). */
export const registerCredit = (program: Command, open: OpenShop): void => {
  program
    .command('credit')
    .description('issue a credit note for pieces of an order that were sent and invoiced')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .requiredOption('--pieces <sku=count>', 'pieces of a SKU; can be repeated', toPieces)
    .option('--reason <text>', 'what the buyer reads about it', toText, '')
    .action((number: number, credit: Credit) =>
      withShop(open, async (deps) => {
        const note = await creditOrder(deps, number, credit)
        await doJobs(deps)
        console.log(`${note} credits pieces of ${orderNumber(number)}.`)
      }),
    )
}
