import { expect, test } from 'vitest'
import { printReport } from '../../../../server/cli/import/parts/printReport.ts'
import { type Cells, csv, openShop, plain } from './shopify.ts'

/** The result of a file with one invalid and one valid row. */
const importOdd = async (cells: Cells) => {
  const shop = await openShop()
  const report = await shop.run(csv(plain('sound'), plain('odd', cells)))
  expect(report.rows.read).toBe(2)
  expect(report.rows.taken + report.rows.refused).toBe(2)
  expect(await shop.product('sound')).toBeDefined()
  return { report, odd: await shop.product('odd'), shop }
}

const repaired: [string, Cells, { field: string; reason: RegExp }, object][] = [
  [
    'negative stock becomes 0',
    { 'Variant Inventory Qty': '-3' },
    { field: 'Variant Inventory Qty', reason: /“-3”.*now 0/ },
    { stock: 0 },
  ],
  [
    'a SKU loses its apostrophe',
    { 'Variant SKU': "'25970" },
    { field: 'Variant SKU', reason: /now “25970”/ },
    { sku: '25970' },
  ],
  [
    'an empty SKU is made up from the handle',
    { 'Variant SKU': '' },
    { field: 'Variant SKU', reason: /now “ODD”/ },
    { sku: 'ODD' },
  ],
  [
    'a taken SKU gets a number',
    { 'Variant SKU': 'SKU-sound' },
    { field: 'Variant SKU', reason: /now “SKU-sound-2”/ },
    { sku: 'SKU-sound-2' },
  ],
  [
    'a price finer than a paisa is rounded',
    { 'Variant Price': '10.005' },
    { field: 'Variant Price', reason: /rounded/ },
    { sellPrice: 10.01 },
  ],
  [
    'a picture without an address is left out',
    { 'Image Src': 'pictures/a.jpg' },
    { field: 'Image Src', reason: /https:/ },
    { sellPrice: 1250.5 },
  ],
]
test.each(repaired)('Repaired and reported: %s', async (_, cells, finding, variant) => {
  const { report, odd } = await importOdd(cells)
  expect(report.rows.taken).toBe(2)
  expect(report.repairs).toMatchObject([
    {
      lines: [3],
      handle: 'odd',
      field: finding.field,
      reason: expect.stringMatching(finding.reason),
    },
  ])
  expect(odd?.variants).toMatchObject([variant])
})

const refused: [string, Cells, string, RegExp][] = [
  ['no title', { Title: '' }, 'Title', /needs a title/],
  ['no handle', { Handle: '' }, 'Handle', /each row names its product/],
  ['a handle with a slash', { Handle: 'odd/one' }, 'Handle', /no spaces, slashes/],
  ['a long title', { Title: 'x'.repeat(256) }, 'Title', /255/],
  ['a wrong status', { Status: 'live' }, 'Status', /active, draft or archived/],
  ['no price', { 'Variant Price': '' }, 'Variant Price', /needs a price such as/],
  ['a price with a symbol', { 'Variant Price': '₹1,200' }, 'Variant Price', /such as 1250.50/],
  ['a negative price', { 'Variant Price': '-1' }, 'Variant Price', /not an amount/],
  ['a huge price', { 'Variant Price': '999999999999' }, 'Variant Price', /larger/],
  ['a wrong weight', { 'Variant Grams': '4,1' }, 'Variant Grams', /such as 1250.50/],
  ['half a piece', { 'Variant Inventory Qty': '1.5' }, 'Variant Inventory Qty', /whole number/],
  ['a long SKU', { 'Variant SKU': 'x'.repeat(101) }, 'Variant SKU', /100/],
  [
    'an option without a value',
    { 'Option1 Name': 'Size', 'Option1 Value': '' },
    'Option1 Value',
    /needs a value/,
  ],
  ['a value without an option', { 'Option2 Value': 'Gold' }, 'Option2 Value', /no option name/],
]
test.each(refused)(
  'Refused with line, field and what would be right: %s',
  async (_, cells, field, reason) => {
    const { report, odd } = await importOdd(cells)
    expect(report.rows).toEqual({ read: 2, taken: 1, refused: 1 })
    expect(report.refusals).toMatchObject([
      { lines: [3], field, reason: expect.stringMatching(reason) },
    ])
    expect(odd).toBeUndefined()
  },
)

test('Scenario: a product without a price becomes a draft, which cannot be ordered', async () => {
  const { report, shop } = await importOdd({
    'Variant Price': '0',
    'Variant Compare At Price': '50',
  })
  expect(report.repairs).toMatchObject([
    { lines: [3], field: 'Variant Price', reason: expect.stringContaining('draft') },
  ])
  const row = await shop.engine.db
    .selectFrom('product')
    .select('status')
    .where('slug', '=', 'odd')
    .executeTakeFirst()
  expect(row).toEqual({ status: 'draft' })
})

test('Scenario: a bad variant is refused alone, a bad product with all its rows', async () => {
  const shop = await openShop()
  const size = (handle: string, value: string, price: string, title = ''): Cells => ({
    Handle: handle,
    Title: title,
    'Option1 Name': title && 'Size',
    'Option1 Value': value,
    'Variant Price': price,
  })
  const report = await shop.run(
    csv(
      size('ring', '7', '10', 'Ring'),
      size('ring', '8', 'ask'),
      size('ring', '7', '11'),
      size('ring', '9', '0'),
      { Handle: 'ring', 'Image Src': 'ftp://x/y.jpg' },
      { Handle: 'ring' },
      size('stray', '7', '10'),
      { Handle: 'stray', 'Image Src': 'https://cdn.example.com/a.jpg' },
    ),
  )
  expect(report.rows).toEqual({ read: 8, taken: 1, refused: 7 })
  expect(report.products).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 1 })
  expect(report.refusals.map(({ lines, field }) => [lines, field])).toEqual([
    [[3], 'Variant Price'],
    [[4], 'Option1 Value'],
    [[5], 'Variant Price'],
    [[6], 'Image Src'],
    [[7], 'Handle'],
    [[8, 9], 'Title'],
  ])
  expect((await shop.product('ring'))?.variants).toMatchObject([{ sellPrice: 10 }])
})

test('Scenario: malformed lines are refused alone and the rest is read', async () => {
  const shop = await openShop()
  const sound = csv(plain('a', { 'Body (HTML)': '<p>two\nlines</p>' }), plain('b'))
  const report = await shop.run(`${sound}c,Too short\n${csv(plain('d')).split('\n')[1]}\n`)
  expect(report.rows).toEqual({ read: 4, taken: 3, refused: 1 })
  expect(report.refusals).toMatchObject([
    { lines: [5], field: 'CSV', reason: expect.stringMatching(/has “2” fields/) },
  ])
})

test('Scenario: an unclosed quote is reported at its opening line', async () => {
  const shop = await openShop()
  const report = await shop.run(`${csv(plain('a'))}b,"An open quote,,\nc,C,,\n`)
  expect(report.rows).toEqual({ read: 2, taken: 1, refused: 1 })
  expect(report.refusals).toMatchObject([
    { lines: [3], reason: expect.stringContaining('never closes') },
  ])
})

test.each([
  ['a quote that never closes', `b,"An open quote,${'x,y\n'.repeat(2_000_000)}`],
  ['a line that never ends', 'x'.repeat(8_000_000)],
])(
  'Scenario: after %s nothing more is read, and the line where it began is named',
  async (_, tail) => {
    const shop = await openShop()
    const report = await shop.run(`${csv(plain('a'))}${tail}`)
    expect(report.rows).toEqual({ read: 2, taken: 1, refused: 1 })
    expect(report.refusals).toMatchObject([
      { lines: [3], reason: expect.stringContaining('here begins a row longer than 4 MB') },
    ])
  },
)

test('Scenario: an endless header is reported', async () => {
  const shop = await openShop()
  await expect(shop.run('x'.repeat(8_000_000))).rejects.toThrow('its header is longer than 4 MB')
})

test('Scenario: rows swallowed by a stray quote are reported', async () => {
  const shop = await openShop()
  const line = (handle: string, title: string) =>
    csv(plain(handle)).split('\n')[1]?.replace(`The ${handle}`, title)
  const report = await shop.run(
    `${csv()}${line('a', '"A')}\n${line('b', '"B"')}\n${line('c', 'C')}\n`,
  )
  expect(report.refusals).toMatchObject([{ lines: [2], reason: expect.stringContaining('line 3') }])
  expect(await shop.product('c')).toBeDefined()
})

test('The printed report groups by reason and names every line', async () => {
  const shop = await openShop()
  const report = await shop.run(
    csv(
      plain('a', { 'Variant SKU': "'1" }),
      plain('b', { 'Variant SKU': "'2" }),
      plain('c', { Title: '' }),
    ),
  )
  expect(printReport(report)).toBe(`Import finished.

Rows      3 read = 2 taken + 1 refused
Products  2 created, 0 updated, 0 unchanged, 1 refused

Refused (1 row)
  Title: is empty; a product needs a title in its first row (1 row)
    line 4  c

Repaired (2 rows)
  Variant SKU: … begins with an apostrophe: now … (2 rows)
    line 2  a  “'1” begins with an apostrophe: now “1”
    line 3  b  “'2” begins with an apostrophe: now “2”
`)
})
