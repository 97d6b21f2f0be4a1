import { expect, test } from 'vitest'
import type { OrderLine } from '../../../src/contracts/orders/order.ts'
import { linesCsv } from '../../../src/domain/orders/linesCsv.ts'
import { orderOf } from './moves/ordered.ts'

test('the lines of an order are a CSV file that spreadsheets read as UTF-8', () => {
  const order = orderOf([
    { quantity: 3, backorder: 0, unitPrice: 250_50, percent: 3 },
    { quantity: 12, backorder: 0, unitPrice: 9_00, percent: 3 },
  ])
  const [first, second] = order.lines as [OrderLine, OrderLine]
  const title = { en: 'Ring, "twisted"', it: 'Anello ritorto' }
  const lines = [
    { ...first, title, shipped: 2, totalWeight: 9.6 },
    { ...second, title: { en: 'Chain' }, shipped: 0, totalWeight: 30 },
  ]
  const heading = 'sku,title,quantity,shipped,unitPrice,unitPricePieces,total,currency,weightGrams'
  const csv = (language: string) => linesCsv({ ...order, lines }, language).split('\r\n')
  expect(csv('en')).toEqual([
    `\uFEFF${heading}`,
    `SKU-0,"Ring, ""twisted""",3,2,250.5,1,751.5,${order.currency.code},9.6`,
    `SKU-1,Chain,12,0,9,1,108,${order.currency.code},30`,
    '',
  ])
  expect(csv('it')[1]).toContain('Anello ritorto')
})
