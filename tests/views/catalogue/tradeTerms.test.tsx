import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Variant } from '../../../src/contracts/catalogue/product.ts'
import { messages } from '../../../src/contracts/messages/messages.ts'
import { useMocks } from '../../app/openShop.tsx'
import { combination, direct, table } from '../../machines/fixtures.ts'
import { open } from './openProduct.tsx'

useMocks()

const atStock =
  (stock: number) =>
  (variant: Variant): Variant => ({ ...variant, stock })

describe('The terms of a product (rule V9)', () => {
  const terms = (first: string) =>
    [...(screen.getByText(first).closest('ul')?.children ?? [])].map((term) => term.textContent)

  test('Scenario: a chain shows its minimum, its steps and its days; a choice narrows the days', async () => {
    const [, ...others] = combination.variants
    const [first] = combination.variants
    if (!first) throw new Error('the chain has variants')
    const { pointer } = await open({
      ...combination,
      variants: [{ ...first, stock: 0 }, ...others.map(atStock(100))],
    })
    expect(terms('From 10 pieces')).toEqual([
      'From 10 pieces',
      'In steps of 10',
      'Finish: 2',
      'Length: 2',
      'In stock: ships in 2 days, the rest within 45 days',
    ])
    await pointer.click(screen.getByRole('radio', { name: 'Bright' }))
    expect(terms('From 10 pieces').at(-1)).toBe('Ships in 2 days')
    await pointer.click(screen.getByRole('radio', { name: 'Matt' }))
    expect(terms('From 10 pieces').slice(2)).toEqual([
      'Length: 2',
      'In stock: ships in 2 days, the rest within 45 days',
      'SKU P-MATT',
    ])
    await pointer.click(screen.getByRole('radio', { name: '40 cm' }))
    expect(terms('From 10 pieces').at(-1)).toBe('Ships within 45 days')
  })

  test('Scenario: beyond the stock, no word beside the notice of 45 days contradicts it', async () => {
    const { press } = await open({ ...direct, variants: direct.variants.map(atStock(2)) })
    const words = () => [terms('From 1 piece').at(-1), screen.queryByText('In stock') !== null]
    await press('Increase quantity')
    expect(words()).toEqual(['Ships in 2 days', true])
    await press('Increase quantity')
    expect(screen.getByText(messages['stock.variantOut'])).toBeTruthy()
    expect(words()).toEqual(['Ships within 45 days', false])
    expect(screen.getByText('In stock: 2')).toBeTruthy()
  })

  test('Scenario: the least weight is shown as such where the sizes differ', async () => {
    const weight = () => screen.getAllByText('Weight')[0]?.parentElement?.textContent
    const { pointer } = await open({
      ...combination,
      variants: combination.variants.map((variant, position) => ({
        ...variant,
        weight: position + 1,
      })),
    })
    expect(weight()).toBe('Weightfrom 1.00 g')
    await pointer.click(screen.getByRole('radio', { name: 'Bright' }))
    expect(weight()).toBe('Weight3.00 g')
  })

  test('Scenario: a table of sizes shows the minimum of five pieces in total', async () => {
    await open({ ...table, quantityRule: { minimum: 1, step: 1, maximum: 50_000 } })
    expect(terms('From 5 pieces')[0]).toBe('From 5 pieces')
  })

  test('Scenario: variants whose SKUs begin alike show this beginning', async () => {
    const variants = combination.variants.map((variant, position) => ({
      ...variant,
      sku: `CB01-${position}`,
    }))
    await open({ ...combination, variants })
    expect(terms('From 10 pieces').at(-1)).toBe('SKU CB01')
  })
})
