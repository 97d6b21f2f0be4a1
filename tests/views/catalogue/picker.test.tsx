import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { Product, Variant } from '../../../src/contracts/catalogue/product.ts'
import { contract } from '../../../src/contracts/index.ts'
import { messages } from '../../../src/contracts/messages/messages.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow, combination, direct, table } from '../../machines/fixtures.ts'

useMocks()

const open = async (product: Product, cart: readonly CartRow[] = [], query = '') => {
  const sent: unknown[] = []
  const taken = ({ params, body }: { params: unknown; body: unknown }) => {
    sent.push({ ...(params as object), body })
    const totals = { rows: 1, quantity: 0, totalWeight: 0, totalPrice: 0 }
    const changed = { version: 1, cartData: [cartRow()], removed: [], totals }
    return { message: 'Item Added to Cart !!', ...changed }
  }
  const shop = await openShop(`/eshop/detail/metals_silver-92.5_chains/${product.slug}${query}`, {
    calls: [
      mocks.handle(contract.catalogue.product, { body: product }),
      mocks.handle(contract.cart.updateMoreVariants, { body: taken }),
      mocks.handle(contract.cart.update, { body: taken }),
      mocks.handle(contract.cart.updateVariant, { body: taken }),
      mocks.handle(contract.cart.add, { body: taken }),
    ],
    cart: () => cart,
  })
  await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
  const press = (name: string) => shop.pointer.click(screen.getByRole('button', { name }))
  return { ...shop, sent, press }
}
const level = (name: string) => screen.getByRole('radiogroup', { name })
const values = (name: string) =>
  within(level(name))
    .queryAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent)
const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity')

describe('A chain, picked level by level', () => {
  test('Scenario: each level opens the next, the quantity steps to 10, 20, 30, and it is added', async () => {
    const { pointer, press, sent, said } = await open(combination)
    expect([values('Finish'), values('Length'), quantity().readOnly]).toEqual([
      ['Matt', 'Bright'],
      [],
      true,
    ])
    await pointer.click(screen.getByRole('radio', { name: 'Matt' }))
    expect(values('Length')).toEqual(['40 cm', '45 cm'])
    await pointer.click(screen.getByRole('radio', { name: '40 cm' }))
    const seen = [quantity().value]
    for (let step = 0; step < 2; step += 1) {
      await press('Increase quantity')
      seen.push(quantity().value)
    }
    expect(seen).toEqual(['10', '20', '30'])
    await press('Add to cart')
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    expect([sent, said()]).toEqual([
      [{ body: { productId: 'p-matt-40', quantity: 30 } }],
      ['Item Added to Cart !!'],
    ])
  })

  test('Scenario: with nothing picked the shop asks for a variant', async () => {
    const { press, sent } = await open(combination)
    await press('Add to cart')
    await screen.findByText('Please Select Variant First')
    expect(sent).toEqual([])
  })

  test('Scenario: a typed 15 becomes 20 when Enter is pressed', async () => {
    const { pointer } = await open(combination)
    await pointer.click(screen.getByRole('radio', { name: 'Bright' }))
    await pointer.clear(quantity())
    await pointer.type(quantity(), '15{Enter}')
    expect(quantity().value).toBe('20')
    expect(screen.getByText(/^This Product is Variant out of stock/)).toBeTruthy()
  })
})

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

describe('A product sold directly', () => {
  test('Scenario: it has no levels, and begins with the quantity in the cart', async () => {
    const { press, sent, said } = await open(direct, [cartRow({ productId: 'p-direct' })])
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    expect(screen.queryAllByRole('radiogroup')).toEqual([])
    expect(screen.getByText('6 pieces in your cart')).toBeTruthy()
    await press('Increase quantity')
    await press('Update cart')
    await waitFor(() => expect(said()).toEqual(['Item Added to Cart !!']))
    expect(sent).toEqual([{ productId: 'p-direct', body: { quantity: 7 } }])
  })
})

describe('The quantity table', () => {
  const totals = () =>
    [...document.querySelectorAll('form dl > div')].map((each) => each.textContent)
  const line = (name: string) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${name}`)

  test('Scenario: by keyboard alone, five pieces over two lines are sent in one call', async () => {
    const { pointer, press, sent, said } = await open(table)
    await pointer.click(screen.getByRole('radio', { name: 'Matt' }))
    await pointer.click(line('40 cm'))
    await pointer.keyboard('3{Enter}')
    expect(document.activeElement).toBe(line('45 cm'))
    await pointer.keyboard('1{ArrowUp}')
    expect(document.activeElement).toBe(line('40 cm'))
    expect(screen.getByText('1 more piece to go')).toBeTruthy()
    await press('Add to cart')
    await screen.findByText('Minimum 5 Pieces are requierd to Add to Cart.')
    await pointer.click(line('45 cm'))
    await pointer.keyboard('2{Enter}')
    expect(totals()).toEqual(['Pieces5', 'Weight12.50 g', 'Total₹500.00'])
    await press('Add to cart')
    await waitFor(() => expect(said()).toContain('Item Added to Cart !!'))
    expect(sent).toEqual([
      {
        body: [
          { id: 'p-matt-40', quantity: 3 },
          { id: 'p-matt-45', quantity: 2 },
        ],
      },
    ])
  })

  test('Scenario: beyond the stock the line shows 45 days, and so does the bar beside Add', async () => {
    const { pointer } = await open(table)
    await pointer.click(screen.getByRole('radio', { name: 'Matt' }))
    const late = () =>
      screen
        .getAllByRole('rowheader')
        .map((head) => within(head).queryByText('Ships within 45 days') !== null)
    expect([late(), screen.queryByText(/^This Product is Variant/)]).toEqual([[false, false], null])
    await pointer.click(line('45 cm'))
    await pointer.keyboard('3{Enter}')
    const add = screen.getByRole('button', { name: 'Add to cart' })
    const inBar = within(add.parentElement as HTMLElement)
    expect(late()).toEqual([false, true])
    expect(inBar.getByText(messages['stock.variantOut'])).toBeTruthy()
  })

  test('Scenario: a column is pasted, and Shift steps by ten', async () => {
    const { pointer, said } = await open(table)
    await pointer.click(screen.getByRole('radio', { name: 'Matt' }))
    await pointer.click(line('40 cm'))
    await pointer.paste('12\n7\n')
    expect([line('40 cm').value, line('45 cm').value]).toEqual(['12', '7'])
    await pointer.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await pointer.click(line('45 cm'))
    await pointer.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect([line('40 cm').value, line('45 cm').value]).toEqual(['22', ''])
    expect(said()).toEqual(['Lines filled in: {{filled}}.'])
  })
})

describe('The address', () => {
  test('Scenario: it contains the selection, and restores it', async () => {
    const { pointer, path } = await open(combination)
    await pointer.click(screen.getByRole('radio', { name: 'Matt' }))
    await pointer.click(screen.getByRole('radio', { name: '40 cm' }))
    await waitFor(() =>
      expect(path()).toBe(
        '/eshop/detail/metals_silver-92.5_chains/anchor-chain?v=finish:matt,length:40-cm',
      ),
    )
  })

  test('Scenario: a shared link shows the selection; unknown choices are ignored', async () => {
    const { path } = await open(combination, [], '?from=mail&v=finish:matt,length:l40,size:9')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '40 cm' }).checked).toBe(true)
    await waitFor(() =>
      expect(path()).toBe(
        '/eshop/detail/metals_silver-92.5_chains/anchor-chain?from=mail&v=finish:matt,length:40-cm',
      ),
    )
  })
})

describe('A value that is unavailable with the choice above', () => {
  test('Scenario: it shows why, and the nearest way to it', async () => {
    const { pointer, press } = await open(combination)
    await pointer.click(screen.getByRole('radio', { name: 'Bright' }))
    const short = screen.getByRole<HTMLInputElement>('radio', { name: '40 cm' })
    const described = document.getElementById(short.getAttribute('aria-describedby') ?? '')
    await pointer.click(short)
    expect([described?.textContent, short.checked]).toEqual(['Not made with Bright', false])
    expect(screen.getByText('40 cm is not made with Bright. It is made with Matt.')).toBeTruthy()
    await press('Choose Matt, 40 cm')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '40 cm' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '40 cm' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Matt' }).checked).toBe(true)
  })
})
