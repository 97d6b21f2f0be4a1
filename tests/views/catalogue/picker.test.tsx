import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../src/contracts/messages/messages.ts'
import { useMocks } from '../../app/openShop.tsx'
import { cartRow, combination, direct, table } from '../../machines/fixtures.ts'
import { open } from './openProduct.tsx'

useMocks()
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
    expect([described?.textContent, short.checked]).toEqual(['Not available with Bright', false])
    expect(
      screen.getByText('40 cm is not available with Bright. It is available with Matt.'),
    ).toBeTruthy()
    await press('Choose Matt, 40 cm')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '40 cm' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '40 cm' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Matt' }).checked).toBe(true)
  })
})
