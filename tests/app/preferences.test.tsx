import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contract } from '../../src/contracts/index.ts'
import { cartRow } from '../machines/fixtures.ts'
import { mocks, openShop, useMocks } from './openShop.tsx'

useMocks()

describe('Language and currency', () => {
  test('Scenario: another currency shows everywhere at once', async () => {
    const shop = await openShop('/cart', { cart: () => [cartRow()] })
    await screen.findByRole('link', { name: 'Order · ₹1,500.00' })
    await shop.pointer.selectOptions(screen.getByLabelText('Currency'), 'EUR')
    await screen.findByRole('link', { name: 'Order · €15.00' })
    expect(screen.getAllByText('€15.00').length).toBeGreaterThan(0)
    expect(screen.queryByText(/₹1/)).toBeNull()
  })

  test('Scenario: another language shows the texts of the catalogue in it', async () => {
    const shop = await openShop('/cart', {
      cart: () => [cartRow({ title: { en: 'Twisted ring', it: 'Anello ritorto' } })],
    })
    await screen.findByRole('heading', { name: 'Twisted ring' })
    await shop.pointer.selectOptions(screen.getByLabelText('Language'), 'it')
    await screen.findByRole('heading', { name: 'Anello ritorto' })
    expect(document.documentElement.lang).toBe('it')
  })

  test('Scenario: only a list sorted by title is requested again in the order of the language', async () => {
    const asked: unknown[] = []
    const shop = await openShop('/eshop/rings?filter=title:asc', {
      calls: [
        mocks.handle(contract.catalogue.byCategorySlug, {
          body: ({ query: { filter, lang } }) => {
            asked.push([filter, lang])
            return { data: [], total: 0, page: 1, limit: 20 }
          },
        }),
      ],
    })
    const speak = async (language: string) => {
      shop.composed.refs.preferences.send({ type: 'language.chosen', code: language })
      await waitFor(() => expect(document.documentElement.lang).toBe(language))
    }
    await screen.findByRole('heading', { level: 1 })
    await speak('it')
    await waitFor(() =>
      expect(asked).toEqual([
        ['title:asc', 'en'],
        ['title:asc', 'it'],
      ]),
    )
    await act(() => shop.router.navigate('/eshop/rings?filter=price:asc'))
    await speak('en')
    await shop.router.navigate('/eshop/rings')
    expect(asked.slice(2)).toEqual([
      ['price:asc', undefined],
      [undefined, undefined],
    ])
  })
})
