import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'

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
  let version = 1
  const edits: unknown[] = []
  /** Changes the cart, and answers what changed. */
  const change = (changed: readonly CartRow[]) => {
    const removed = cart
      .map(({ _id }) => _id)
      .filter((id) => !changed.some(({ _id }) => _id === id))
    const cartData = changed.filter((row) => !cart.includes(row))
    cart = [...changed]
    version += 1
    const totals = { rows: cart.length, quantity: 0, totalWeight: 0, totalPrice: 0 }
    return { message: 'Quntity Updated Successfully !!', version, cartData, removed, totals }
  }
  const shop = await openShop('/cart', {
    cart: () => cart,
    version: () => version,
    calls: [
      mocks.handle(contract.cart.setQuantity, {
        body: ({ params, body }) => {
          const { quantity } = body as { quantity: number }
          edits.push([params.id, quantity])
          return change(
            cart.map((row) =>
              row._id === params.id ? { ...row, cart: { ...row.cart, quantity } } : row,
            ),
          )
        },
      }),
      mocks.handle(contract.cart.removeMany, {
        body: ({ body }) => {
          const { ids } = body as { ids: string[] }
          edits.push(ids)
          return change(cart.filter(({ _id }) => !ids.includes(_id)))
        },
      }),
      mocks.handle(contract.cart.removeRow, {
        body: ({ params }) => {
          edits.push(params.rowId)
          return { ...change(cart.filter(({ _id }) => _id !== params.rowId)), ok: true }
        },
      }),
    ],
  })
  /** The edits sent to the shop, once there are any. */
  const sent = async () => {
    await waitFor(() => expect(edits).not.toEqual([]))
    return edits
  }
  return { ...shop, edits, sent }
}
const order = () => screen.findByRole('link', { name: /^Order ·/ })

describe('The cart', () => {
  test('Scenario: rows of a product are in one line, and the total is correct', async () => {
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

  test('Scenario: a late size shows this itself, and so does the product above it', async () => {
    const late = hoops('30 mm', 101, 'row-30')
    await open([hoops('20 mm', 100, 'row-20'), late])
    await order()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByText('Ships within 45 days')).toHaveLength(1)
    const days = main.getByText(/^100 ship by .+, 1 by .+$/)
    expect(days.closest('li')?.textContent).toMatch(/^30 mm/)
  })

  test('Scenario: a typed quantity shows at once and is sent', async () => {
    const { pointer, sent } = await open([ring])
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity of Twisted ring')
    await pointer.clear(field)
    await pointer.type(field, '8{Enter}')
    await screen.findByRole('link', { name: 'Order · ₹2,000.00' })
    expect([field.value, await sent()]).toEqual(['8', [['row-ring', 8]]])
  })

  test('Scenario: zero is refused with the fixed sentence and the real quantity shows again', async () => {
    const { pointer, edits } = await open([ring])
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity of Twisted ring')
    await pointer.clear(field)
    await pointer.type(field, '0{Enter}')
    await screen.findByText('Quantity Cannnot be less than Zero !!')
    expect([field.value, edits]).toEqual(['6', []])
  })

  test('Scenario: removing one size leaves too few pieces, the line shows this and the order is blocked', async () => {
    const { pointer, sent, path, router } = await open([
      hoops('20 mm', 3, 'row-20'),
      hoops('30 mm', 4, 'row-30'),
    ])
    await pointer.click(await screen.findByRole('button', { name: 'Remove Hoops, 20 mm' }))
    await screen.findByText('Below the minimum of 5 pieces')
    expect(await sent()).toEqual(['row-20'])
    const order = screen.getByRole('link', { name: /^Order ·/ })
    await pointer.click(order)
    const { state: navigation } = router.state.navigation
    expect([order.ariaDisabled, path(), navigation]).toEqual(['true', '/cart', 'idle'])
  })

  test('Scenario: the delete icon of a line removes the whole product, and the cart is empty', async () => {
    const { pointer, sent } = await open([hoops('20 mm', 3, 'row-20'), hoops('30 mm', 4, 'row-30')])
    await pointer.click(await screen.findByRole('button', { name: 'Remove Hoops' }))
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(await sent()).toEqual([['row-20', 'row-30']])
  })

  test('Scenario: a refused change shows a message, and the real cart shows again', async () => {
    let asked = 0
    const { pointer } = await openShop('/cart', {
      cart: () => {
        asked += 1
        return [cartRow({ quantity: asked === 1 ? 6 : 4 })]
      },
      calls: [
        mocks.handle(contract.cart.setQuantity, {
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
    await screen.findByText('Gone.')
    expect(logged.mock.calls.length).toBe(1)
    logged.mockClear()
  })
})
