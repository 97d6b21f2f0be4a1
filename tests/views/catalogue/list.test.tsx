import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'

useMocks()

describe('The catalogue', () => {
  test('Scenario: sorting goes into the address, the list continues from page 2', async () => {
    const card = mocks.bodyOf(contract.catalogue.byCategorySlug, 200).data[0]
    if (!card) throw new Error('the mocked page has no product')
    const asked: unknown[] = []
    const { pointer, path } = await openShop('/eshop/rings', {
      calls: [
        mocks.handle(contract.catalogue.byCategorySlug, {
          body: ({ query }) => {
            asked.push([query.page, query.filter])
            const en = `Ring ${query.page}${query.filter ? ', sorted' : ''}`
            return {
              data: [{ ...card, _id: `card-${query.page}`, title: { en } }],
              total: 2,
            }
          },
        }),
      ],
    })
    await screen.findByRole('link', { name: 'Ring 1' })
    await pointer.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price:asc'),
    )
    // The choice shows at once, its list later.
    await screen.findByRole('link', { name: 'Ring 1, sorted' })
    expect(path()).toBe('/eshop/rings?filter=price%3Aasc')
    await pointer.click(await screen.findByRole('button', { name: 'Load more' }))
    await screen.findByRole('link', { name: 'Ring 2, sorted' })
    expect([asked, screen.queryByRole('button', { name: 'Load more' })]).toEqual([
      [
        [1, undefined],
        [1, 'price:asc'],
        [2, 'price:asc'],
      ],
      null,
    ])
  })

  test('Scenario: a search from the panel shows its results, a blank one is ignored', async () => {
    const { pointer, path } = await openShop('/eshop', {
      calls: [mocks.handle(contract.catalogue.search, { body: { data: [], total: 0 } })],
    })
    await pointer.click(await screen.findByRole('button', { name: 'Search' }))
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    await pointer.type(field, '   {Enter}')
    expect(path()).toBe('/eshop')
    await pointer.clear(field)
    await pointer.type(field, ' silver ring {Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Results for “silver ring”' })
    expect([path(), screen.queryByRole('searchbox')]).toEqual(['/eshop?search=silver+ring', null])
    expect(screen.getByRole('heading', { name: 'No pieces match' })).toBeTruthy()
  })
})
