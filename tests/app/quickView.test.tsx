import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contract } from '../../src/contracts/index.ts'
import { combination } from '../machines/fixtures.ts'
import { mocks, openShop, useMocks } from './openShop.tsx'

useMocks()

const { description: _d, keywords: _k, attributes: _a, variants: _v, ...card } = combination
const { moreVariants: _m, quantityRule: _q, ...featured } = card

const open = () =>
  openShop('/', {
    calls: [
      mocks.handle(contract.catalogue.featured, { body: { data: [featured] } }),
      mocks.handle(contract.catalogue.product, { body: combination }),
    ],
  })

describe('The quick view', () => {
  test('Scenario: a product is picked over the page that lists it, and its own page has its address', async () => {
    const { pointer, router, path } = await open()
    await pointer.click(await screen.findByRole('button', { name: 'Quick view of Anchor chain' }))
    const view = await screen.findByRole('dialog', { name: 'Anchor chain' })
    await within(view).findByRole('radio', { name: 'Matt' })
    expect(path()).toBe('/')
    await pointer.click(within(view).getByRole('radio', { name: 'Matt' }))
    expect(
      within(view).getByRole('link', { name: 'Show the whole page' }).getAttribute('href'),
    ).toBe('/eshop/detail/metals_silver-92.5_chains/anchor-chain?v=finish:matt')
    await router.navigate('/product/detail')
    await waitFor(() => expect(path()).toBe('/eshop/detail/metals_silver-92.5_chains/anchor-chain'))
    await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
    expect(screen.queryByRole('dialog', { name: 'Anchor chain' })).toBeNull()
  })

  test('Scenario: without an active product its page is the catalogue', async () => {
    const { path } = await openShop('/product/detail')
    await waitFor(() => expect(path()).toBe('/eshop'))
  })

  test('Scenario: a guest sees no quick view, and at its page the login', async () => {
    const { path } = await openShop('/product/detail', { isLoggedIn: false })
    await waitFor(() => expect(path()).toBe('/login'))
  })
})
