import { isolated } from '../../../settings/languages.ts'
import type { PaperAmounts } from '../amounts.ts'
import type { PaperFacts } from '../paperFacts.ts'
import type { Labelled, Section } from '../paperSource.ts'
import { fill } from '../texts/index.ts'
import type { Words } from './words.ts'

/** Goods, discount, shipping, and each tax with the amount that it is computed from. */
export const sumsOf = (
  { order }: PaperFacts,
  { goods, discount, shipping, taxes }: PaperAmounts,
  { texts: { sums }, language, money, percent }: Words,
): readonly Labelled[] => [
  { label: sums.goods, value: money(goods) },
  ...(discount === 0
    ? []
    : [{ label: `${sums.coupon} ${order.coupon ?? ''}`.trim(), value: money(-discount) }]),
  ...(shipping === 0 ? [] : [{ label: sums.shipping, value: money(shipping) }]),
  ...taxes.map(({ name, percent: rate, base, amount }) => ({
    label: fill(sums.tax, {
      tax: isolated(name, language),
      percent: isolated(percent(rate), language),
      base: isolated(money(base), language),
    }),
    value: money(amount),
  })),
]

/** Why the order has no tax, or that of another place. */
export const taxNote = ({ order }: PaperFacts, { texts }: Words): readonly Section[] => {
  const why = texts.taxRules[order.taxRule]
  return why === undefined ? [] : [{ label: texts.notes.tax, lines: [why] }]
}

/** The account and the reference of a transfer (rule O25). Older orders have no payment and use the order's number. */
export const bankNote = (
  { terms, order: { payment, number } }: PaperFacts,
  { texts: { notes }, language }: Words,
): readonly Section[] => {
  const bank = payment ? payment.bank : terms.bank
  if (!bank) return []
  const lines = [
    [notes.holder, bank.holder],
    [notes.bankName, bank.bank],
    [notes.account, bank.account],
    [notes.bankCode, bank.code],
    [notes.reference, payment?.reference ?? number],
  ]
  return [
    {
      label: notes.bank,
      lines: lines.flatMap(([label, value]) =>
        value ? [`${label}: ${isolated(value, language)}`] : [],
      ),
    },
  ]
}
