import type { Command } from 'commander'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { type Sending, sendShipment } from '../orders/sendShipment.ts'
import { toCount, toOrderNumber, toText } from './parts/arguments.ts'
import { toPieces } from './parts/pieces.ts'
import { doJobs, type OpenShop, withShop } from './parts/withShop.ts'

type Options = Omit<Sending, 'grossWeight'> & { readonly gross?: number }

/** `ship`: sends pieces of an order (rule O17). */
export const registerShip = (program: Command, open: OpenShop): void => {
  program
    .command('ship')
    .description('send pieces of an order and notify the buyer; without --pieces all that are open')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .option('--pieces <sku=count>', 'pieces of a SKU; can be repeated', toPieces, [])
    .option('--carrier <name>', 'who carries it', toText, '')
    .option('--tracking <text>', 'the number by which the buyer can track it', toText, '')
    .option('--parcels <count>', 'how many parcels it is', toCount, 1)
    .option('--gross <grams>', 'what they weigh with their packing', toCount)
    .option('--note <text>', 'what the buyer reads about it', toText, '')
    .action((number: number, { gross, ...sending }: Options) =>
      withShop(open, async (deps) => {
        const isLast = await sendShipment(deps, number, {
          ...sending,
          ...(gross === undefined ? {} : { grossWeight: gross }),
        })
        await doJobs(deps)
        const state = isLast ? 'is shipped' : 'is shipped in part'
        console.log(`${orderNumber(number)} ${state}; the buyer has been notified by mail.`)
      }),
    )
}
