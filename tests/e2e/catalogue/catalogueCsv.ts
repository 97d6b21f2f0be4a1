const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Status',
] as const

type Row = Partial<Record<(typeof columns)[number], string>>

const cell = (text = '') => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const chains = 'Metals > Silver 92.5 > Chains'

const rows: readonly Row[] = [
  {
    Handle: 'figaro-chain',
    Title: 'Figaro Chain',
    'Body (HTML)': '<p>Hand-soldered <b>figaro</b> links.</p><script>alert(1)</script>',
    Type: chains,
    Tags: 'figaro, unisex',
    Published: 'true',
    'Option1 Name': 'Finish',
    'Option1 Value': 'Rhodium',
    'Option2 Name': 'Length',
    'Option2 Value': '45 cm',
    'Variant SKU': 'FIG-R-45',
    'Variant Grams': '12.5',
    'Variant Inventory Qty': '40',
    'Variant Price': '899.50',
    Status: 'active',
  },
  {
    Handle: 'figaro-chain',
    'Option1 Value': 'Rhodium',
    'Option2 Value': '50 cm',
    'Variant SKU': 'FIG-R-50',
    'Variant Grams': '13.75',
    'Variant Inventory Qty': '15',
    'Variant Price': '949.00',
    'Variant Compare At Price': '1099.00',
  },
  {
    Handle: 'figaro-chain',
    'Option1 Value': 'Gold plated',
    'Option2 Value': '45 cm',
    'Variant SKU': 'FIG-G-45',
    'Variant Grams': '12.5',
    'Variant Inventory Qty': '-3',
    'Variant Price': '999.00',
  },
  {
    Handle: 'moon-pendant',
    Title: 'Moon Pendant',
    'Body (HTML)': '<p>A crescent, satin finish.</p>',
    Type: 'Pendants',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': "'PD-1",
    'Variant Grams': '3.2',
    'Variant Inventory Qty': '25',
    'Variant Price': '333.33',
    Status: 'active',
  },
]

/** A Shopify product export: a chain with two options, one of its variants oversold, and a plain pendant. */
export const catalogueCsv = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  .map((row) => row.map((text) => cell(text)).join(','))
  .join('\n')
