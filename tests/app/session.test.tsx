import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, test, vi } from 'vitest'
import { contract } from '../../src/contracts/index.ts'
import { cartRow, user } from '../machines/fixtures.ts'
import { mocks, openShop, useMocks } from './openShop.tsx'

useMocks()

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('The session', () => {
  const login = async (calls: Parameters<typeof openShop>[1]) => {
    const shop = await openShop('/login', { isLoggedIn: false, ...calls })
    await shop.pointer.type(await screen.findByLabelText('Email'), user.email)
    await shop.pointer.type(screen.getByLabelText('Password'), 'correct horse')
    await shop.pointer.click(screen.getByRole('button', { name: 'Log in' }))
    return shop
  }

  test('Scenario: a verified buyer logs in, lands at home and finds the cart', async () => {
    const shop = await login({
      calls: [
        mocks.handle(contract.customer.login, {
          body: ({ body }) => ({
            ...user,
            verified: true,
            message: `Welcome ${JSON.stringify(body)}`,
          }),
        }),
      ],
      cart: () => [cartRow()],
    })
    await heading('Good to see you, Asha Rao')
    expect(shop.path()).toBe('/')
    expect(shop.said()).toEqual(['User logged in successfully.'])
    expect(JSON.parse(Cookies.get('userInfo') ?? '')).toEqual(user)
    await screen.findByRole('button', { name: 'Cart, 1 item' })
  })

  test('Scenario: an unverified buyer is refused with the fixed message (rule A6)', async () => {
    const shop = await login({
      calls: [
        mocks.handle(contract.customer.login, {
          body: { verified: false, message: 'Not yet', application: 'a'.repeat(43) },
        }),
      ],
    })
    await waitFor(() =>
      expect(shop.said()).toEqual([
        'User is not Verified, Kindly Contact the Alma Team for Verification !!',
      ]),
    )
    expect([shop.path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  })

  test('Scenario: at startup an account that is no longer verified is logged out', async () => {
    const shop = await openShop('/cart', {
      calls: [mocks.handle(contract.customer.checkVerified, { body: { verified: false } })],
    })
    await heading('Log in')
    expect([shop.path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  })

  test('Scenario: logging out revokes the token, clears the customer, and goes home', async () => {
    const logout = vi.fn(() => ({ message: 'Bye' }))
    const shop = await openShop('/my-account', {
      calls: [
        mocks.handle(contract.customer.get, {
          body: { ...user, verified: true, userAddress: [], wishlist: [] },
        }),
        mocks.handle(contract.customer.logout, { body: logout }),
      ],
    })
    await shop.pointer.click(await screen.findByRole('button', { name: 'Log out' }))
    await heading(/Silver and brass/)
    expect([shop.path(), shop.said(), Cookies.get('userInfo'), logout.mock.calls.length]).toEqual([
      '/',
      ['User logged out successfully'],
      undefined,
      1,
    ])
  })

  test('Scenario: a token that the server rejects ends the session at the login', async () => {
    const shop = await openShop('/history', {
      calls: [mocks.handle(contract.orders.mine, { status: 401 })],
    })
    await heading('Log in')
    expect([shop.path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  })
})
