import { readFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { readEcb, setEcbRates } from '../settings/ecbRates.ts'
import { setRate } from '../settings/rates.ts'
import { createSettings } from '../settings/settings.repo.ts'
import { toDay } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { type OpenShop, TeamError, withShop } from './parts/withShop.ts'

/** `rates list|set|import`: the currencies and exchange rates of the shop (rule L2). */
export const registerRates = (program: Command, open: OpenShop): void => {
  const rates = program.command('rates').description('list and set exchange rates')

  rates
    .command('list', { isDefault: true })
    .description('list the currencies of the shop')
    .action(() =>
      withShop(open, async ({ engine }) => {
        const rows = await createSettings(engine.db).currencies()
        printTable(
          ['CODE', 'NAME', 'SYMBOL', '1 INR IS'],
          rows.map((row) => [row.code, row.name, row.symbol, String(row.exchange_rate)]),
        )
      }),
    )

  rates
    .command('set')
    .description('set the rate of a currency, or add a currency')
    .argument('<code>', 'such as USD', toCode)
    .argument('<rate>', 'how much of it one INR is, such as 0.0117', toRate)
    .option('--name <name>', 'its name')
    .option('--symbol <symbol>', 'its symbol')
    .action((code: string, rate: number, { name, symbol }: { name?: string; symbol?: string }) =>
      withShop(open, async ({ engine }) => {
        await engine.db.transaction().execute((trx) => setRate(trx, { code, rate, name, symbol }))
        console.log(`1 INR is ${rate} ${code} now; orders that were placed keep their rate.`)
      }),
    )

  rates
    .command('import')
    .description("set the rates from the European Central Bank's eurofxref-hist.csv")
    .argument('<file>', 'the CSV')
    .option('--date <day>', 'the day whose rates are taken (default: the newest)', toDay)
    .option('--add <code...>', 'currencies to offer from now on', addCode)
    .action((file: string, { date, add = [] }: { date?: string; add?: string[] }) =>
      withShop(open, async ({ engine }) => {
        const text = await readFile(file, 'utf8').catch((error: Error) => {
          throw new TeamError(`${file} cannot be read: ${error.message}`)
        })
        const report = await setEcbRates(engine.db, readEcb(text, date), add)
        console.log(`Rates of ${report.day}:`)
        for (const { code, rate } of report.set) console.log(`  1 INR is ${rate} ${code}`)
        for (const { code, reason } of report.skipped)
          console.log(`  ${code} ${reason}: left as it was`)
        if (report.set.length === 0) throw new TeamError('No rate could be set.')
      }),
    )
}

const toCode = (text: string): string => {
  const code = text.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) throw new InvalidArgumentError('Write a currency code such as USD.')
  return code
}

const addCode = (text: string, before: string[] = []): string[] => [...before, toCode(text)]

const toRate = (text: string): number => {
  const rate = Number(text)
  if (!/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) || rate <= 0 || rate > 1e6)
    throw new InvalidArgumentError('Write how much of it one INR is: a number such as 0.0117.')
  return rate
}
