import type { Command } from 'commander'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { moveShippingDay } from '../orders/moveShippingDay.ts'
import { toDay, toOrderNumber, toText } from './parts/arguments.ts'
import { doJobs, type OpenShop, withShop } from './parts/withShop.ts'

/** `orders move`: moves a promised day, and asks the buyer about it (rule O18). */
export const registerMoveDate = (orders: Command, open: OpenShop): void => {
  orders
    .command('move')
    .description('promise open pieces for a later day, and ask the buyer: wait, split or drop')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .argument('<day>', 'the new day, such as 2026-12-31', toDay)
    .argument('[skus...]', 'the lines; without them, all that have open pieces')
    .option('--note <text>', 'what the buyer reads about it', toText, '')
    .action((number: number, day: string, skus: string[], { note }: { note: string }) =>
      withShop(open, async (deps) => {
        const { pieces } = await moveShippingDay(deps, number, { day, skus, note })
        await doJobs(deps)
        const what = pieces === 1 ? '1 piece' : `${pieces} pieces`
        console.log(
          `${what} of ${orderNumber(number)} now ship by ${day}; the buyer has been asked by mail.`,
        )
      }),
    )
}
