import { type Command, InvalidArgumentError } from 'commander'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { type PiecesOfSku, sendShipment } from '../orders/sendShipment.ts'
import { toCount, toOrderNumber, toText } from './parts/arguments.ts'
import { doJobs, type OpenShop, withShop } from './parts/withShop.ts'

/** `ship`: sends pieces of an order (rule O17). */
export const registerShip = (program: Command, open: OpenShop): void => {
  program
    .command('ship')
    .description('send pieces of an order and notify the buyer; without --pieces all that are open')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .option('--pieces <sku=count>', 'pieces of a SKU; can be repeated', toPieces, [])
    .option('--carrier <name>', 'who carries it', toText, '')
    .option('--tracking <text>', 'the number by which the buyer can track it', toText, '')
    .option('--note <text>', 'what the buyer reads about it', toText, '')
    .action((number: number, sending: Parameters<typeof sendShipment>[2]) =>
      withShop(open, async (deps) => {
        const isLast = await sendShipment(deps, number, sending)
        await doJobs(deps)
        const state = isLast ? 'is shipped' : 'is shipped in part'
        console.log(`${orderNumber(number)} ${state}; the buyer has been notified by mail.`)
      }),
    )
}

/** `CB05-S-40=3`, added to those before. */
const toPieces = (text: string, before: readonly PiecesOfSku[]): readonly PiecesOfSku[] => {
  const [, sku, count] = /^(.+)=([^=]+)$/.exec(text) ?? []
  if (sku === undefined || count === undefined)
    throw new InvalidArgumentError('Write a SKU and a number of pieces, such as CB05-S-40=3.')
  return [...before, { sku, quantity: toCount(count) }]
}
