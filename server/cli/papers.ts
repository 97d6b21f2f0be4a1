import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { createPapersRepo } from '../orders/papers/papers.repo.ts'
import { inWords } from '../parts/inWords.ts'
import { toOrderNumber } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { doJobs, type OpenShop, TeamError, withShop } from './parts/withShop.ts'

/** `papers`: lists the papers of an order, and saves their files (rule O21). */
export const registerPapers = (program: Command, open: OpenShop): void => {
  program
    .command('papers')
    .description('list the papers of an order, such as packing lists and invoices')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .option('--to <folder>', 'save their PDF files in this folder')
    .action((number: number, { to }: { to?: string }) =>
      withShop(open, async (deps) => {
        await doJobs(deps)
        const { db } = deps.engine
        const order = await db
          .selectFrom('customer_order')
          .select('id')
          .where('number', '=', number)
          .executeTakeFirst()
        if (!order) throw new TeamError(`There is no order ${orderNumber(number)}.`)
        const repo = createPapersRepo(db)
        const papers = (await repo.ofOrders([order.id])).get(order.id) ?? []
        const files = await Promise.all(papers.map(({ _id }) => repo.fileOf(_id)))
        if (to !== undefined) {
          await mkdir(to, { recursive: true })
          for (const file of files) if (file) await writeFile(join(to, file.name), file.bytes)
        }
        printTable(
          ['ISSUED', 'FILE', 'KB'],
          papers.map(({ issuedAt, kind }, i) => [
            issuedAt.slice(0, 10),
            files[i]?.name ?? `${inWords(kind)}: being prepared`,
            files[i] ? String(Math.ceil(files[i].bytes.length / 1_000)) : '',
          ]),
        )
      }),
    )
}
