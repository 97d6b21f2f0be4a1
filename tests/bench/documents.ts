import { PDFDocument } from 'pdf-lib'
import { renderPaper } from '../../server/orders/papers/renderPaper.ts'
import { everyPaper } from '../support/values/papers.ts'
import { percentile } from '../support/values/percentile.ts'

/**
 * `npm run bench:documents`: how long the invoice of an order takes to become a PDF, by its language and number of
 * lines. The first one of the process loads the library and its fonts.
 */
const languages = ['en', 'it', 'hi', 'ar'] as const
const sizes = [10, 100, 1_000]
const rounds = 20

const invoiceOf = (language: (typeof languages)[number], lines: number) => {
  const invoice = everyPaper(language, lines).find(({ kind }) => kind === 'invoice')
  if (!invoice) throw new Error('there is no invoice')
  return invoice
}

const render = async (language: (typeof languages)[number], lines: number, round: number) => {
  // Another number each time, since the library keeps what it has set.
  const source = { ...invoiceOf(language, lines), title: `Invoice ${round}` }
  const began = performance.now()
  const pdf = await renderPaper(source, Date.UTC(2026, 10, 26))
  return { ms: performance.now() - began, pdf }
}

console.log(`The first invoice: ${Math.round((await render('en', 100, 0)).ms)} ms`)
const table = []
for (const lines of sizes)
  for (const language of languages) {
    const made = []
    for (let round = 1; round <= rounds; round++) made.push(await render(language, lines, round))
    const times = made.map(({ ms }) => ms)
    const pdf = made[0]?.pdf ?? Buffer.alloc(0)
    table.push({
      ...{ lines, language, 'median ms': Math.round(percentile(times, 0.5)) },
      'p95 ms': Math.round(percentile(times, 0.95)),
      pages: (await PDFDocument.load(pdf)).getPageCount(),
      kB: Math.round(pdf.length / 1_000),
    })
  }
console.table(table)
console.log(`Memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`)
