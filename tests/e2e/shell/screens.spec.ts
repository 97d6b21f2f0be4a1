import { expect, type Page } from '@playwright/test'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { apiBase } from '../../../src/contracts/index.ts'
import { clientOf } from '../../support/client.ts'
import { test } from '../parts/shop.ts'
import { expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'

const languages = ['en', 'ar'] as const

/** What visitors see, and what buyers see. */
const visitorPages = ['/', '/login', '/my-account', '/nowhere'] as const
const buyerPages = [
  '/',
  '/eshop',
  '/eshop?search=moon',
  '/eshop?search=nothing-like-it',
  '/eshop/metals_silver-92.5_chains',
  '/eshop/metals_silver-92.5_chains?view=list&filter=stock:in,min:1',
  '/eshop/metals_silver-92.5_chains?filter=min:99999',
  '/eshop/detail/metals_silver-92.5_chains/figaro-chain',
  '/cart',
  '/cart/checkout',
  '/history',
  '/add-address',
  '/add-address?new',
  '/my-account',
  '/gdpr',
  '/contact-us',
  '/customization',
  '/ask-returns',
  '/alert/not-there',
] as const

const expectWholePages = async (page: Page, paths: readonly string[], language: string) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expectWholeAtEverySize(page, language)
    })
}

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test.beforeEach(({ context, shop }) =>
      context.addCookies([languageCookie(language, shop.origin)]),
    )

    test('every page is whole for visitors', async ({ page }) => {
      await expectWholePages(page, visitorPages, language)
    })

    test('every page is whole for buyers, with something in the cart', async ({
      page,
      shop,
      context,
    }) => {
      test.slow()
      const { body: user } = await clientOf(shop.origin).customer.login({
        body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
      })
      if (!('token' in user)) throw new Error(user.message)
      const client = clientOf(shop.origin, user.token)
      const chain = await client.catalogue.product({ params: { slug: 'figaro-chain' } })
      if (chain.status !== 200) throw new Error(chain.body.message)
      const id = chain.body.variants[0]?.productId ?? ''
      await client.cart.updateMoreVariants({ body: [{ id, quantity: 10 }] })
      await context.addCookies([
        { name: 'userInfo', value: encodeURIComponent(JSON.stringify(user)), url: shop.origin },
      ])
      await expectWholePages(page, buyerPages, language)
    })
  })

test('Scenario: the address of a call that does not exist is refused as a Problem, not as a page', async ({
  request,
}) => {
  const response = await request.get(`${apiBase}/nothing`)
  expect([response.status(), await response.json()]).toEqual([
    404,
    { code: 'not_found', message: `There is nothing at GET ${apiBase}/nothing.` },
  ])
})
