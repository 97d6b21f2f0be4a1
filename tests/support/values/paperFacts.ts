import type { Order, OrderLine } from '../../../src/contracts/orders/order.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import type { PaperFacts, ShipmentFacts } from '../../../src/domain/orders/papers/paperFacts.ts'
import { fromMinor } from '../../../src/domain/settings/money.ts'

const titles = [
  {
    en: 'Open ring with filigree, a finely twisted band',
    it: 'Anello aperto in filigrana, con fascia finemente ritorta',
    hi: 'खुली अंगूठी, फ़िलिग्री के साथ, बारीकी से मुड़ी हुई पट्टी',
    ar: 'خاتم مفتوح بزخارف سلكية دقيقة مع حلقة ملتوية بعناية',
  },
  {
    en: 'Ear studs “Ginevra”',
    it: 'Orecchini «Ginevra»',
    hi: 'कान की बालियाँ',
    ar: 'أقراط «جينيفرا»',
  },
]
const material = { en: 'Silver 925', it: 'Argento 925', hi: 'चाँदी 925', ar: 'فضة 925' }
const igst = { name: 'IGST', percent: 3 }

/** A line of `quantity` pieces for `total` minor units. */
export const paperLine = (i: number, quantity: number, total: number): OrderLine => ({
  ...{ _id: `line-${i}`, productId: `variant-${i}`, productSlug: 'ring', categorySlug: 'rings' },
  ...{ sku: `CB05-S-${40 + i}`, title: titles[i % titles.length] ?? {}, image: null },
  attributes: [
    { attributeId: 'metal', name: { en: 'Metal' }, valueId: 'silver', value: material },
    { attributeId: 'size', name: { en: 'Size' }, valueId: '40', value: { en: '40 cm' } },
  ],
  ...{ quantity, backorder: 0, shipped: 0, cancelled: 0, unitPrice: 1_234.5 },
  ...{ displayUnitPrice: 14.69, displayUnitPieces: i % 2 === 0 ? 1 : 100 },
  ...{ displayTotal: fromMinor(total), displayDiscount: fromMinor(Math.floor(total / 10)) },
  ...{ taxes: [igst], hsCode: '711311', origin: 'IN' },
  ...{
    totalWeight: quantity * 3.25,
    metalWeight: quantity * 3,
    shipsBy: '2026-12-01T00:00:00.000Z',
  },
})

const addresses = {
  en: {
    ...{ name: 'Anna Smith', companyName: 'Smith & Daughters Ltd', vatNumber: 'GB123456789' },
    ...{ phone: '+44 20 5550 1234', address: 'Hatton Garden 12', pincode: 'EC1N 8AT' },
    ...{ city: 'London', country: 'United Kingdom' },
  },
  it: {
    ...{ name: 'Nicolò Forlì', companyName: 'L’Orafo di Città S.r.l.', vatNumber: 'IT01234567890' },
    ...{ phone: '+39 055 5550 123', address: 'Via de’ Tornabuoni 12', pincode: '50123' },
    ...{ city: 'Firenze', state: 'FI', country: 'Italy' },
  },
  hi: {
    ...{ name: 'श्रीमती ज्योति वर्मा', companyName: 'श्री ज्योतिर्मय स्वर्णकार एण्ड सन्स' },
    ...{ vatNumber: '08ABCDE1234F1Z5', phone: '+91 141 5550 123', address: 'जौहरी बाज़ार 12' },
    ...{ pincode: '302003', city: 'जयपुर', state: 'राजस्थान', country: 'India' },
  },
  ar: {
    ...{
      name: 'ليلى حداد',
      companyName: 'مجوهرات اللؤلؤة والأحجار الكريمة',
      vatNumber: '100123456700003',
    },
    ...{ phone: '+971 4 555 0123', address: 'شارع الذهب 12', pincode: '00000' },
    ...{ city: 'دبي', country: 'United Arab Emirates' },
  },
}

/** An order in euros with a coupon, shipping and a tax. */
export const paperOrder = (
  lines: readonly OrderLine[],
  language: keyof typeof addresses = 'en',
): Order => {
  const cents = (value: number) => Math.round(value * 100)
  const goods = lines.reduce((sum, line) => sum + cents(line.displayTotal), 0)
  const discount = lines.reduce((sum, line) => sum + cents(line.displayDiscount), 0)
  const shipping = 2_500
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const base = goods - discount + shipping
  const tax = Math.round(base * 0.03)
  return {
    ...{
      _id: 'order',
      number: 'A-000123',
      status: 'placed',
      createdAt: '2026-11-20T10:00:00.000Z',
    },
    currency: { code: 'EUR', symbol: '€', exchange_rate: 0.0119 },
    ...{ shipping: 'together', pieces, shippedPieces: 0, openPieces: pieces },
    ...{ coupon: 'WELCOME10', discount: 0, displayDiscount: fromMinor(discount), totalPrice: 0 },
    ...{ dropped: 0, displayDropped: 0 },
    ...{ displayTotal: fromMinor(base + tax), totalWeight: 0, shipsBy: '2026-12-01T00:00:00.000Z' },
    address: addresses[language],
    note: 'Pouch each size.\nNo plastic, please.',
    lines: [...lines],
    ...{ shipments: [], changes: [], moves: [], papers: [], payment: null, mayCancel: true },
    ...{ shippingCost: 0, displayShipping: fromMinor(shipping), taxRule: 'eu.reverseCharge' },
    taxes: [
      { ...igst, base: 0, amount: 0, displayBase: fromMinor(base), displayAmount: fromMinor(tax) },
    ],
  }
}

const terms: SellingTerms = {
  from: '2026-01-01',
  seller: {
    ...{ name: 'Alma', address: ['Zaveri Bazaar 14', '400002 Mumbai'], country: 'IN' },
    ...{ state: 'Maharashtra', taxNumber: '27ABCDE1234F1Z5', email: 'trade@alma.example' },
    ...{ phone: '+91 22 5550 1234', timeZone: 'Asia/Kolkata' },
  },
  bank: {
    ...{ holder: 'Alma Jewels LLP', bank: 'State Bank of India' },
    ...{ account: '0012 3456 7890', code: 'SBIN0000300' },
  },
  ...{ incoterm: 'DAP', packingWeight: 120, tax: { kind: 'none' }, shipping: [] },
}

export const paperFacts = (
  order: Order,
  language: string,
  number: string | null = null,
): PaperFacts => ({ order, terms, language, number, issuedAt: Date.UTC(2026, 10, 26) })

export const paperShipment: ShipmentFacts = {
  ...{ number: 1, carrier: 'DHL Express', tracking: 'JD0146000012345678' },
  ...{ parcels: 2, grossWeight: 612.4 },
}
