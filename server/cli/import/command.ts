import { createReadStream } from 'node:fs'
import { SingleBar } from 'cli-progress'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { measurePictures } from '../../catalogue/measurePictures.ts'
import type { Config } from '../../config/config.ts'
import { mediaDir } from '../../folders.ts'
import type { Engine } from '../../store/engine.ts'
import { importAlma } from './alma/importAlma.ts'
import { type Decimal, parseDecimal } from './parts/decimal.ts'
import { printReport } from './parts/printReport.ts'
import type { ImportReport } from './parts/report.ts'
import { UnreadableFileError } from './parts/rows.ts'
import { importShopify } from './shopify/importShopify.ts'
import { importWooCommerce, type WeightUnit, weightUnits } from './woocommerce/importWooCommerce.ts'

interface Options {
  readonly format: keyof typeof importers
  readonly weightUnit?: WeightUnit
  readonly dryRun?: true
  readonly rate?: Decimal
}

interface OpenStore {
  readonly engine: Engine
  readonly config: Pick<Config, 'dataDir'>
}

const importers = {
  alma: importAlma,
  shopify: importShopify,
  woocommerce: importWooCommerce,
} as const satisfies Record<string, (file: never) => Promise<ImportReport>>

/**
 * `import FILE --format F [--dry-run] [--rate R]`. Prints the report. Exits with 1 if the file could not be read or
 * every row was refused.
 * @param open opens the migrated store; the command closes it
 */
export const registerImport = (program: Command, open: () => Promise<OpenStore>): void => {
  program
    .command('import')
    .description(
      'bring products into the catalogue; a second import of the same file changes nothing',
    )
    .argument('<file>', 'the file')
    .addOption(
      new Option('--format <format>', 'what wrote the file')
        .choices(Object.keys(importers))
        .default('shopify'),
    )
    .option('--dry-run', 'report what would happen and write nothing')
    .option(
      '--rate <rate>',
      'INR per unit of the currency in the file (default: it is in INR)',
      toRate,
    )
    .addOption(
      new Option(
        '--weight-unit <unit>',
        'woocommerce: the unit of weights (default: the one that the column names, else kg)',
      ).choices(weightUnits),
    )
    .action(async (file: string, { format, dryRun, rate, weightUnit }: Options) => {
      const misplaced = misplacedOption(format, rate !== undefined, weightUnit !== undefined)
      if (misplaced) {
        process.stderr.write(`${misplaced}\n`)
        process.exitCode = 1
        return
      }
      const { engine, config } = await open()
      const progress = progressBar()
      try {
        const report = await importers[format]({
          open: () => createReadStream(file),
          engine,
          now: Date.now,
          dryRun: dryRun === true,
          ...(rate ? { rate } : {}),
          ...(weightUnit ? { weightUnit } : {}),
          onProgress: progress.show,
        })
        progress.stop()
        if (!dryRun) await measurePictures(engine, mediaDir(config), Date.now)
        // The reader of the report may close the pipe early, as `head` does. The import is done by then.
        process.stdout.once('error', () => undefined)
        process.stdout.write(printReport(report))
        if (report.rows.taken === 0) process.exitCode = 1
      } catch (error) {
        progress.stop()
        if (!(error instanceof UnreadableFileError)) throw error
        process.stderr.write(`${file}: ${error.message}\n`)
        process.exitCode = 1
      } finally {
        await engine.close()
      }
    })
}

const misplacedOption = (format: string, hasRate: boolean, hasUnit: boolean) => {
  if (hasRate && format === 'alma') return '--rate: a native catalogue is in INR; leave it out.'
  if (hasUnit && format !== 'woocommerce') return '--weight-unit is for --format woocommerce alone.'
  return undefined
}

const toRate = (text: string): Decimal => {
  const rate = parseDecimal(text)
  if (!rate || rate.digits <= 0n)
    throw new InvalidArgumentError('write a number above 0, such as 83.25')
  return rate
}

/** A progress bar, on terminals only. */
const progressBar = () => {
  const bar = new SingleBar({
    format: 'Importing {bar} {value}/{total} rows',
    noTTYOutput: false,
    clearOnComplete: true,
  })
  let isShown = false
  return {
    show: ({ rows, total }: { rows: number; total: number }) => {
      if (!process.stderr.isTTY) return
      if (!isShown) bar.start(total, 0)
      isShown = true
      bar.update(rows)
    },
    stop: () => bar.stop(),
  }
}
