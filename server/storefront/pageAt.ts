import type { ShownArticle } from '../../src/contracts/articles.ts'
import type { Category } from '../../src/contracts/catalogue.ts'
import { contentPages, isPublicPage, pageSlug } from '../../src/domain/content/contentPages.ts'
import type { Page } from '../../src/domain/pageHead.ts'
import { type PagedProduct, productPage } from '../../src/domain/productPage.ts'

/** What the catalogue tells a page about. */
export interface PageSource {
  /** A category with those below it. */
  readonly category: (slug: string) => Promise<Pick<Category, 'name' | 'children'> | undefined>
  readonly product: (slug: string) => Promise<PagedProduct | undefined>
  readonly article: (kind: 'page' | 'post', slug: string) => Promise<ShownArticle | undefined>
}

type PlainKind = Exclude<Page['kind'], 'search' | 'category' | 'product' | 'article' | 'post'>

const kinds: Readonly<Record<string, PlainKind>> = {
  '/': 'home',
  '/login': 'login',
  '/forgot-password': 'forgotPassword',
  '/reset-password': 'resetPassword',
  '/my-account': 'register',
  '/information': 'information',
  '/alert': 'messages',
  '/gdpr': 'privacy',
  '/contact-us': 'contact',
  '/customization': 'customWork',
  '/ask-returns': 'askReturn',
  '/user/email-verification': 'verification',
  '/eshop': 'eshop',
  // With no product active yet it goes there.
  '/product/detail': 'eshop',
  '/cart': 'cart',
  '/cart/checkout': 'checkout',
  '/add-address': 'addresses',
  '/history': 'history',
  '/wishlist': 'wishlist',
  '/the-shop': 'theShop',
  '/look-book': 'lookBook',
  '/blog': 'blog',
}

/** Pages that a mail leads to, with a token or an id after their name. */
const mailedKinds: Readonly<Record<string, PlainKind>> = {
  'reset-password': 'resetPassword',
  alert: 'request',
  unsubscribe: 'unsubscribe',
  'confirm-email': 'confirmEmail',
  'undo-email': 'undoEmail',
}

/** The page of an address where there is nothing. */
export const notFound: Page = { kind: 'notFound' }

const writtenHead = ({ seo, cover }: ShownArticle) => ({ ...seo, image: cover?.image })

/** The page at an address of the storefront (rules P1, P2); the 404 page where there is none (rule P4). */
export const pageAt = async (
  { pathname, searchParams }: URL,
  { category, product, article }: PageSource,
): Promise<Page> => {
  // The router has refused what cannot be decoded.
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third, fourth, ...more] = parts
  const kind = kinds[`/${parts.join('/')}`]
  const path = `/${parts.join('/')}`
  if (contentPages.includes(path)) {
    const found = await article('page', pageSlug(path))
    return found
      ? { kind: 'article', ...writtenHead(found), isListed: isPublicPage(path) }
      : notFound
  }
  if (first === 'blog' && second && third === undefined) {
    const found = await article('post', second)
    return found
      ? { kind: 'post', ...writtenHead(found), publishedAt: found.publishedAt }
      : notFound
  }
  const query = searchParams.get('search')?.trim()
  if (kind === 'eshop' && query) return { kind: 'search', query }
  if (kind) return { kind }
  if (parts.length === 3 && pathname.startsWith('/gdpr/erase/')) return { kind: 'eraseAccount' }
  const mailed = parts.length === 2 ? mailedKinds[first ?? ''] : undefined
  if (mailed) return { kind: mailed }
  if (first === 'eshop' && second === 'detail' && fourth && more.length === 0) {
    const found = await product(fourth)
    return found ? productPage(found) : notFound
  }
  if (first === 'eshop' && second && third === undefined) {
    const found = await category(second)
    if (!found) return notFound
    return { kind: 'category', name: found.name, below: found.children.map(({ name }) => name) }
  }
  if (parts.length === 4 && pathname.startsWith('/cart/checkout/placed/')) return { kind: 'placed' }
  return notFound
}
