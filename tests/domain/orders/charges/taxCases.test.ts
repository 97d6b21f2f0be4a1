import { expect, test } from 'vitest'
import { orderCharges } from '../../../../src/domain/orders/charges/orderCharges.ts'
import { taxCases } from './taxCases.ts'

test.each(Object.entries(taxCases))(
  'Scenario: %s',
  (_name, { terms, to, hsCode = '', ...golden }) => {
    const line = { total: 100_000, displayTotal: 100_000, weight: 0, hsCode, isLate: false }
    const charges = orderCharges(terms, {
      ...{ lines: [line], address: to, shipping: 'together', rate: 1 },
      ...{ discount: 0, displayDiscount: 0 },
    })
    expect({
      rule: charges?.rule,
      taxes: charges?.inRupees.taxes.map(({ name, percent, amount }) => [name, percent, amount]),
    }).toEqual({ rule: golden.rule, taxes: golden.taxes })
  },
)

test('Scenario: there are 40 cases, and each names the law that it follows', () => {
  expect(Object.keys(taxCases).length).toBeGreaterThanOrEqual(40)
  expect(Object.values(taxCases).filter(({ law }) => law === '')).toEqual([])
})
