import { expect, test } from 'vitest'
import type { MailData, MailKind, MailTask } from '../../../server/mail/tasks/mailTask.ts'
import { mailLanguages, textOf } from '../../../server/mail/texts/index.ts'
import { writeMail } from '../../../server/mail/writeMail.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'

const hostile = '<script>alert(1)</script> & "Söhne" {{name}}'

const order = {
  number: 'A-000123',
  status: 'shipped',
  currency: { code: 'EUR', symbol: '€', rate: 0.01 },
  lines: [
    {
      ...{ _id: 'l-1', quantity: 10, title: { en: hostile }, productSlug: 'ring', sku: 'RG-1' },
      displayTotal: 17.17,
      cancelled: 7,
    },
  ],
  shipments: [
    {
      ...{ number: 1, carrier: hostile, tracking: hostile },
      lines: [{ lineId: 'l-1', quantity: 3 }],
    },
  ],
  moves: [{ lines: [{ lineId: 'l-1', to: '2027-03-01T12:00:00.000Z' }] }],
  coupon: 'TEN',
  displayDiscount: 1.72,
  displayShipping: 2,
  taxes: [{ name: 'IGST', percent: 3, displayAmount: 0.52 }],
  displayTotal: 17.97,
  shipsBy: '2026-11-23T00:00:00.000Z',
  payment: {
    ...{ method: 'bankTransfer', status: 'partlyPaid', open: 10, excess: 0 },
    ...{ reference: 'RF63A000123', bank: { holder: hostile, account: 'DE1', code: '', bank: 'X' } },
  },
} as unknown as Order

const name = hostile
const token = 'token-of-the-link-43-characters-long-0000000'
const data: { readonly [K in MailKind]: MailData[K] } = {
  confirmAddress: { name, token },
  alreadyRegistered: {},
  resetPassword: { name, token },
  passwordChanged: { name },
  received: { name, token },
  question: { name, text: hostile, token },
  verified: { name },
  refused: { name, reason: hostile, token },
  unverified: { name },
  confirmEmail: { name, token },
  emailChanged: { name, newEmail: 'new@buyers.test', token },
  requestAnswered: { name, subject: hostile, act: 'answer', text: hostile, requestId: 'r-1' },
  confirmErasure: { name, token },
  erased: { name },
  subscribed: { token },
  orderPlaced: { order },
  orderChanged: { order },
  shipmentSent: { order, note: hostile },
  dateMoved: { order, note: hostile },
  piecesDropped: { order },
  creditIssued: { order, note: hostile },
  paymentChanged: { order, note: hostile },
}
const kinds = Object.keys(data) as MailKind[]
const task = (kind: MailKind, language: string) =>
  ({ kind, to: 'meera@shah.test', language, data: data[kind] }) as MailTask
const every = kinds.flatMap((kind) => mailLanguages.map((language) => [kind, language] as const))

test.each(every)(
  '%s in %s is HTML and text, and nothing that a customer typed is HTML',
  async (kind, language) => {
    const { html, text, subject } = await writeMail(task(kind, language), 'https://shop.test')
    expect(html).not.toContain('<script>')
    expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(subject).not.toMatch(/[\r\n]/)
    const { action } = textOf(task(kind, language), language)
    if (action) {
      const link = `https://shop.test${action.path}${action.path.includes('?') ? '&' : '?'}lang=${language}`
      expect(text).toContain(`${action.label}: ${link}\n`)
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    }
  },
)

test.each(kinds)('%s has its own text in each language', (kind) => {
  const texts = mailLanguages.map((language) =>
    JSON.stringify(textOf(task(kind, language), language)),
  )
  expect(new Set(texts).size).toBe(mailLanguages.length)
})

test('Scenario: an unknown language falls back to English', async () => {
  const { subject, html, text } = await writeMail(task('verified', 'fr'), 'https://shop.test')
  expect(subject).toBe('Your Alma account is open')
  expect(html).toContain('lang="en" dir="ltr"')
  expect(text).toContain('https://shop.test/login?lang=en')
})

test('Scenario: a subject with line breaks becomes one line', async () => {
  const { subject } = await writeMail(
    {
      kind: 'requestAnswered',
      to: 'meera@shah.test',
      language: 'en',
      data: { name, subject: 'Rings\r\nBcc: all@buyers.test', act: 'answer', requestId: 'r-1' },
    },
    'https://shop.test',
  )
  expect(subject).toBe('Answer to your request: Rings Bcc: all@buyers.test')
})

test('the plain text of an order lists its lines, their sum, coupon, shipping, taxes and total', async () => {
  const { text } = await writeMail(task('orderPlaced', 'en'), 'https://shop.test')
  expect(text).toContain(
    `10 × ${hostile} (RG-1): €17.17\nGoods: €17.17\nCoupon TEN: -€1.72\nShipping: €2.00\nIGST 3%: €0.52\nTotal: €17.97`,
  )
})

test.each(['paymentChanged', 'creditIssued'] as const)(
  'the mail %s says what is still to be paid, and with which reference',
  async (kind) => {
    const { text } = await writeMail(task(kind, 'en'), 'https://shop.test')
    expect(text).toContain('Still to be paid: €10.00')
    expect(text).toContain('Reference: RF63A000123')
  },
)

test('only the newsletter has an address for one-click unsubscription', async () => {
  for (const kind of kinds) {
    const { unsubscribeUrl } = await writeMail(task(kind, 'en'), 'https://shop.test')
    expect(unsubscribeUrl).toBe(
      kind === 'subscribed' ? `https://shop.test/unsubscribe/${token}` : undefined,
    )
  }
})
