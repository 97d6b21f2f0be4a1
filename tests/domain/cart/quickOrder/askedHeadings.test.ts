import { expect, test } from 'vitest'
import { askedLines } from '../../../../src/domain/cart/quickOrder/askedLines.ts'

const read = (...rows: readonly (readonly string[])[]) =>
  askedLines(rows).map(({ code, quantity }) => [code, quantity])

test.each([
  ...['SKU', 'SKUs', 'Code', 'Item', 'Item code', 'Item no.', 'Article', 'Article no.', 'Ref.'],
  ...['Reference', 'Style', 'Model', 'Variant SKU', 'Product code', 'Product ID', 'productId'],
  ...['Codice', 'Articolo', 'Codice articolo', 'Riferimento', 'कोड', 'एसकेयू', 'رمز', 'رمز المنتج'],
])('a column with the heading %s has the SKUs', (heading) => {
  expect(read(['Name', heading, 'Qty'], ['Ring', 'CB06', '5'])).toEqual([['CB06', '5']])
})

test.each([
  ...[
    'Qty',
    'Quantity',
    'Pieces',
    'Pcs',
    'Units',
    'Order qty',
    'Order quantity',
    'Amount',
    'Order',
  ],
  ...['Ordered', 'To order', 'Required', 'Count', 'Nos.', 'Number of pieces', 'Quantità', 'Qtà'],
  ...['Q.tà', 'Pezzi', 'मात्रा', 'संख्या', 'الكمية', 'عدد', 'العدد', 'Menge', 'Anzahl', 'Stück'],
  ...['Cantidad', 'Unidades', 'Quantité', 'Pièces'],
])('a column with the heading %s has the quantities', (heading) => {
  expect(read(['SKU', 'Lot', heading], ['CB06', '3', '5'])).toEqual([['CB06', '5']])
})

test.each([
  ['Quantity', 'Name'],
  ['Name', 'Quantity'],
])(
  'without a heading for SKUs, they are in the first column that has no quantities: %s, %s',
  (...headings) => {
    const line = headings.map((heading) => (heading === 'Quantity' ? '5' : 'CB06'))
    expect(read(headings, line)).toEqual([['CB06', '5']])
  },
)

test.each([
  ...[
    'Price',
    'Unit cost',
    'Date',
    'Year',
    'Order no.',
    'Order ID',
    'EAN',
    'UPC',
    'MRP',
    'Total',
    'Value',
  ],
  ...[
    'Weight',
    'Grams',
    'Stock',
    'Available',
    'Minimum',
    'MOQ',
    'Size',
    'Length',
    'HSN',
    'Prezzo',
    'Peso',
  ],
  ...[
    'Costo',
    'Totale',
    'Preis',
    'Gewicht',
    'Prix',
    'Poids',
    'Precio',
    'मूल्य',
    'वज़न',
    'السعر',
    'الوزن',
  ],
  ...['المخزون'],
])('without a heading for quantities, numbers below %s are none', (heading) => {
  expect(read(['SKU', heading, 'Lot'], ['CB06', '3', '5'])).toEqual([['CB06', '5']])
})
