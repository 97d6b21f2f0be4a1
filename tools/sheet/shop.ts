import type { Browser, Page } from '@playwright/test'
import { startDemoShop } from '../../tests/bench/demoServer.ts'
import { carry } from '../../tests/support/carry.ts'
import { clientOf } from '../../tests/support/client.ts'
import { inParallel, type Photographs, steady } from './photograph.ts'

/** The variation of a screen. */
interface Look {
  readonly width: number
  readonly theme: 'light' | 'dark'
  readonly language: string
}

const looks: readonly Look[] = [
  ...[320, 390, 768, 1440, 2560].map(
    (width) => ({ width, theme: 'light', language: 'en' }) as const,
  ),
  ...[390, 1440].map((width) => ({ width, theme: 'dark', language: 'en' }) as const),
  ...[390, 1440].map((width) => ({ width, theme: 'light', language: 'ar' }) as const),
]

interface Screen {
  readonly path: string
  /** Runs before the screenshot is taken. */
  readonly act?: { readonly name: string; readonly run: (page: Page) => Promise<void> }
}

const ring = '/eshop/detail/rings/three-stone-ring'
/** Opens the panel of the button with an icon. */
const press = (name: string, icon: string) => ({
  name,
  run: async (page: Page) => {
    await page.locator(`header button:has(.lucide-${icon})`).first().click()
    await page.getByRole('dialog').first().waitFor()
  },
})

const forVisitors: readonly Screen[] = [
  ...['/', '/the-shop', '/login', '/forgot-password', '/reset-password/a-token', '/my-account'],
  ...['/about', '/about/creators', '/about/workshop', '/about/maintenance', '/about/warranty'],
  ...['/blog', '/blog/ring-sizes-by-country/', '/nowhere'],
].map((path) => ({ path }))

const forBuyers: readonly Screen[] = [
  ...[
    ...['/', '/eshop', '/eshop/rings', '/eshop?view=list', '/eshop?search=chain'],
    ...[
      '/eshop?search=nothing-like-it',
      ring,
      '/eshop/detail/metals_silver-92.5_chains/cable-chain',
    ],
    ...['/cart', '/cart/checkout', '/wishlist', '/history', '/look-book', '/my-account'],
    ...['/information', '/add-address', '/add-address?new', '/alert', '/gdpr', '/contact-us'],
    ...['/customization', '/ask-returns', '/terms-and-conditions', '/delivery-returns', '/faq'],
    '/cookies-policy',
  ].map((path) => ({ path })),
  { path: '/eshop', act: press('search panel', 'search') },
  { path: '/eshop', act: press('cart panel', 'shopping-bag') },
]

const nameOf = ({ path, act }: Screen) => (act ? `${path}, ${act.name}` : path)
const fileOf = (text: string) => text.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'

/** Every screen of the demo shop in every variation, as a visitor and as the demo buyer with a cart. */
export const photographShop = async (browser: Browser, photograph: Photographs): Promise<void> => {
  const shop = await startDemoShop()
  const { token } = JSON.parse(decodeURIComponent(shop.userInfo)) as { token: string }
  const client = clientOf(shop.origin, token)
  await carry(client, 'three-stone-ring', 6)
  await carry(client, 'cable-chain', 20)
  const views = (
    [
      ['visitor', forVisitors],
      ['buyer', forBuyers],
    ] as const
  ).flatMap(([who, screens]) => looks.map((look) => ({ who, screens, look })))
  const photographView = async ({ who, screens, look }: (typeof views)[number]) => {
    const { width, theme, language } = look
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 844 : 1000 },
      ...{ colorScheme: theme, reducedMotion: 'reduce' },
    })
    const lang = encodeURIComponent(JSON.stringify({ name: language, lang: language }))
    await context.addCookies([
      { name: 'lang', value: lang, url: shop.origin },
      ...(who === 'buyer' ? [{ name: 'userInfo', value: shop.userInfo, url: shop.origin }] : []),
    ])
    const page = await context.newPage()
    for (const screen of screens) {
      await page.goto(`${shop.origin}${screen.path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await screen.act?.run(page)
      await steady(page)
      const variant = `${width} px, ${theme}, ${language}`
      const name = nameOf(screen)
      const id = `shop/${who}-${fileOf(name)}-${fileOf(variant)}`
      await photograph(page, { group: `${name} (${who})`, name, variant, id })
    }
    await context.close()
  }
  await inParallel(views, photographView)
  await shop.close()
}
