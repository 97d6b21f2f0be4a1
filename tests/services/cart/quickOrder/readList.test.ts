import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readList } from '../../../../src/services/cart/quickOrder/readList.ts'
import { unpacked } from '../../../../src/services/cart/quickOrder/workbook.ts'
import { loadOnce } from '../../../../src/services/parts/pageServices.ts'
import { workbook } from '../../../support/workbook.ts'

const two = [
  { code: 'CB06-S', quantity: '20' },
  { code: 'RG09', quantity: '5' },
]
const linesOf = async (...given: Parameters<typeof readList>) => {
  const outcome = await readList(...given)
  return outcome.kind === 'read' ? outcome.lines : outcome
}
const fromText = (text: string) => linesOf({ kind: 'text', text }, loadOnce)
const fromFile = (content: BlobPart, name = 'list.csv') =>
  linesOf({ kind: 'file', file: new File([content], name) }, loadOnce)

test.each([
  ['tabs, as a spreadsheet copies', 'CB06-S\t20\nRG09\t5\n'],
  ['commas', 'CB06-S,20\r\nRG09,5\r\n'],
  ['semicolons', 'CB06-S;20\nRG09;5'],
  ['quoted cells', '"CB06-S","20"\n"RG09","5"'],
  ['spaces', 'CB06-S 20\nRG09 x 5'],
  ['a byte order mark', '\uFEFFSKU,Qty\nCB06-S,20\nRG09,5'],
])('a text with %s', async (_, text) => {
  expect(await fromText(text)).toEqual(two)
})

test('a quoted cell may contain what separates, and a line end', async () => {
  const text = 'SKU,Title,Qty\nCB06-S,"Rope chain, ""long""\nand thin",20\nRG09,Ring,5'
  expect(await fromText(text)).toEqual(two)
})

test('a file is decoded as spreadsheet programs write it', async () => {
  const text = 'Codice;Quantità\nCB06-S;20\nRG09;5'
  const utf16 = Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')
  expect(await fromFile(text)).toEqual(two)
  expect(await fromFile(new Uint8Array(utf16))).toEqual(two)
  expect(await fromFile(new Uint8Array(Buffer.from(text, 'latin1')))).toEqual(two)
})

test('the first sheet of a workbook is read, whatever the name of the file', async () => {
  const rows = [
    ['SKU', 'Title', 'Quantity'],
    ['CB06-S', 'Rope & chain', 20],
    ['RG09', '', 5],
  ]
  const content = new Uint8Array(await workbook(rows))
  expect(await fromFile(content, 'order.xlsx')).toEqual(two)
  expect(await fromFile(content, 'order.csv')).toEqual(two)
})

test('a file that is too large is refused by its name', async () => {
  expect(await fromFile(new Uint8Array(5_000_001), 'all.csv')).toEqual({
    kind: 'unreadable',
    problem: { key: 'quickOrder.tooLarge', values: { name: 'all.csv' } },
  })
})

test('a small workbook that unpacks to more than 100 MB is refused', () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_001) }, { level: 1 })
  expect(bomb.length).toBeLessThan(5_000_000)
  expect(() => unpacked(bomb)).toThrow('the workbook is too large')
})

test.each([
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'a.csv'],
  ['a PDF', '%PDF-1.7\n', 'order.pdf'],
  ['a text that is called a workbook', 'CB06-S;20', 'order.xlsx'],
])('%s cannot be read', async (_, content, name) => {
  await expect(fromFile(content, name)).rejects.toThrow('neither a workbook nor a text')
})

test('a broken workbook cannot be read', async () => {
  const content = new Uint8Array(await workbook([['SKU']])).slice(0, 200)
  await expect(fromFile(content, 'order.xlsx')).rejects.toThrow()
})
