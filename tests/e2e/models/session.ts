import { expect, type Page } from '@playwright/test'
import { buyer, samplePassword } from '../../../mocks/shop/account/people.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

const unauthorized = { code: 'unauthorized', message: 'Login first to Access !!' }

const isGuest = async ({ page }: Stage) => {
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'userInfo'))
    .toBe(false)
}

const isKnown = async ({ page }: Stage) => {
  await expect(page.getByText(buyer.email)).toBeVisible()
}

const typeLogin = async (page: Page, { email, password }: Readonly<Record<string, unknown>>) => {
  await page.getByLabel('Email').fill(String(email))
  await page.getByLabel('Password', { exact: true }).fill(String(password))
}

export const session: PageModel = {
  held: {
    login: /^POST \/customer\/login$/,
    checkVerified: /^GET \/customer\/check\/verified\//,
    logout: /^POST \/customer\/logout$/,
  },
  inputs: {
    'a guest': ({ goTo }) => goTo('/login'),
    'Asha, from her cookie': async ({ goTo, remember }) => {
      await remember()
      await goTo('/my-account')
    },
  },
  events: {
    'login.typed': ({ page }, credentials) => typeLogin(page, credentials),
    'login.submitted': async ({ page }, credentials) => {
      await typeLogin(page, credentials)
      await page.getByRole('button', { name: 'Log in' }).click()
    },
    'logout.requested': async ({ page }) => {
      if (!page.url().endsWith('/my-account'))
        await page.getByRole('link', { name: 'Account', exact: true }).click()
      await page.getByRole('button', { name: 'Log out', exact: true }).click()
    },
    // Whatever the buyer requests next, the server no longer accepts the token.
    'session.rejected': async ({ page, force }) => {
      force(/^GET \/order\/$/, { status: 401, body: unauthorized })
      await page.getByRole('link', { name: 'Order history' }).click()
    },
  },
  replies: {
    login: {
      verified: ({ ask }) =>
        ask('/customer/login', { registerEmail: buyer.email, password: samplePassword }),
      unverified: {
        status: 200,
        body: { verified: false, message: 'User is not Verified', application: 'a'.repeat(43) },
      },
      'refused: wrong password': {
        status: 401,
        body: { code: 'invalid_credentials', message: 'E-mail or password is wrong' },
      },
    },
    checkVerified: {
      'still verified': { status: 200, body: { verified: true } },
      'no longer verified': { status: 200, body: { verified: false } },
    },
    logout: { 'the token is revoked': 'through' },
  },
  states: {
    guest: isGuest,
    loggingIn: async (stage) => {
      await stage.isWaitingFor('login')
      await expect(stage.page.getByRole('button', { name: 'Logging in…' })).toBeDisabled()
    },
    verifying: async (stage) => {
      await stage.isWaitingFor('checkVerified')
      await isKnown(stage)
    },
    verified: async ({ page }) => {
      // The front page greets by name; the account's form has it in a field.
      const name = page.getByText(/Asha Rao/).or(page.locator('input[value="Asha Rao"]'))
      await expect(name.first()).toBeVisible()
      await expect
        .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'userInfo'))
        .toBe(true)
    },
    loggingOut: (stage) => stage.isWaitingFor('logout'),
    // Too short to be observed: nothing waits to be saved, and a cookie is read at once.
    leaving: async () => undefined,
    'rejected.later': async () => undefined,
    'rejected.atStart': async () => undefined,
  },
  beyond: [
    [
      /session\.renewed/,
      'a password is changed in its own form: tests/e2e/account/account.spec.ts',
    ],
    [/login\.needed/, 'the way back after the login: tests/e2e/account/accounts.spec.ts'],
    [/an older token/, 'the app asks with the token it has'],
    [/location\.shown/, 'the router says where it is with every page'],
    [/actsSaved: fails|after saving/, 'the shop saves at once'],
    [/readStored: fails/, 'a cookie can always be read'],
    [/stored\.changed/, 'needs two tabs: tests/e2e/shell/tabs.spec.ts'],
    [/a newer login/, 'needs two tabs: tests/e2e/orders/acts.spec.ts'],
    [/> logout\.requested$/, 'logging out goes on by itself'],
  ],
}
