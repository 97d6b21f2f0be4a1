import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { CartRow } from '../../src/contracts/cart.ts'
import { contract } from '../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../app/openShop.tsx'
import { cartRow } from '../machines/fixtures.ts'

useMocks()

const ring = cartRow({}, 'row-ring')
const hoops = (size: string, quantity: number, id: string) =>
  cartRow(
    {
      productId: id,
      productSlug: 'hoops',
      title: { en: 'Hoops' },
      mixedVariant: true,
      quantity,
      attributes: [{ attributeId: 'size', name: { en: 'Size' }, valueId: id, value: { en: size } }],
    },
    id,
  )

/** The shop with a cart that lives on the server. */
const open = async (rows: CartRow[]) => {
  let cart = rows
  const edits: unknown[] = []
  const reply = () => ({ message: 'Quntity Updated Successfully !!', cartData: cart })
  const shop = await openShop('/cart', {
    cart: () => cart,
    calls: [
      mocks.handle(contract.cart.setQuantity, {
        body: ({ params, body }) => {
          const { quantity } = body as { quantity: number }
          edits.push([params.id, quantity])
          cart = cart.map((row) =>
            row._id === params.id ? { ...row, cart: { ...row.cart, quantity } } : row,
          )
          return reply()
        },
      }),
      mocks.handle(contract.cart.removeMany, {
        body: ({ body }) => {
          const { ids } = body as { ids: string[] }
          edits.push(ids)
          cart = cart.filter(({ _id }) => !ids.includes(_id))
          return reply()
        },
      }),
      mocks.handle(contract.cart.removeRow, {
        body: ({ params }) => {
          edits.push(params.rowId)
          cart = cart.filter(({ _id }) => _id !== params.rowId)
          return { ...reply(), ok: true }
        },
      }),
    ],
  })
  return { ...shop, edits }
}
const order = () => screen.findByRole('link', { name: /^Order ·/ })

describe('The cart', () => {
  test('Scenario: rows of a product stand in one line, and the total adds up', async () => {
    await open([ring, hoops('20 mm', 3, 'row-20'), hoops('30 mm', 4, 'row-30')])
    expect((await order()).textContent).toBe('Order · ₹3,250.00')
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Twisted ring',
      'Hoops',
    ])
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy()
    expect(
      screen.getByText('All items ship in 2 days, or within 45 days if any item is out of stock.'),
    ).toBeTruthy()
  })

  test('Scenario: a typed quantity is sent and shown as the server has it', async () => {
    const { pointer, edits } = await open([ring])
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity of Twisted ring')
    await pointer.clear(field)
    await pointer.type(field, '8{Enter}')
    await screen.findByRole('link', { name: 'Order · ₹2,000.00' })
    expect([field.value, edits]).toEqual(['8', [['row-ring', 8]]])
  })

  test('Scenario: zero is refused to the letter and the true quantity shows again', async () => {
    const { pointer, edits } = await open([ring])
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity of Twisted ring')
    await pointer.clear(field)
    await pointer.type(field, '0{Enter}')
    await screen.findByText('Quantity Cannnot be less than Zero !!')
    expect([field.value, edits]).toEqual(['6', []])
  })

  test('Scenario: removing one size leaves too few, the line says so and the order waits', async () => {
    const { pointer, edits } = await open([
      hoops('20 mm', 3, 'row-20'),
      hoops('30 mm', 4, 'row-30'),
    ])
    await pointer.click(await screen.findByRole('button', { name: 'Remove Hoops, 20 mm' }))
    await screen.findByText('Below the minimum of 5 pieces')
    expect(edits).toEqual(['row-20'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Order ·/ }).disabled).toBe(true)
  })

  test('Scenario: the delete icon of a line takes the whole product, and the cart is empty', async () => {
    const { pointer, edits } = await open([
      hoops('20 mm', 3, 'row-20'),
      hoops('30 mm', 4, 'row-30'),
    ])
    await pointer.click(await screen.findByRole('button', { name: 'Remove Hoops' }))
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(edits).toEqual([['row-20', 'row-30']])
  })

  test('Scenario: a change that is refused shows the true cart again', async () => {
    let asked = 0
    const { pointer } = await openShop('/cart', {
      cart: () => {
        asked += 1
        return [cartRow({ quantity: asked === 1 ? 6 : 4 })]
      },
      calls: [
        mocks.handle(contract.cart.increment, {
          status: 404,
          body: { code: 'not_found', message: 'Gone.' },
        }),
      ],
    })
    const logged = vi.mocked(console.warn).mockImplementation(() => undefined)
    await pointer.click(
      await screen.findByRole('button', { name: 'Increase quantity of Twisted ring' }),
    )
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Quantity of Twisted ring').value).toBe('4'),
    )
    expect([screen.queryByText('Gone.'), logged.mock.calls.length]).toEqual([null, 1])
    logged.mockClear()
  })
})
