import type { PageTextKey } from '../contracts/pages/en.ts'
import type { MultilingualText } from '../contracts/primitives.ts'
import { inLanguage } from './multilingual.ts'

/** Pages that are called the same whoever looks. */
const plain = {
  home: ['home.title', 'home.description'],
  eshop: ['eshop.title', 'eshop.lead'],
  login: ['login.title', 'login.lead'],
  forgotPassword: ['forgotPassword.title', 'forgotPassword.lead'],
  resetPassword: ['resetPassword.title', 'resetPassword.lead'],
  unsubscribe: ['unsubscribe.title', 'home.description'],
  register: ['register.title', 'register.lead'],
  account: ['account.title', 'home.description'],
  information: ['information.title', 'home.description'],
  verification: ['verification.title', 'home.description'],
  messages: ['messages.title', 'home.description'],
  request: ['request.title', 'home.description'],
  contact: ['contact.title', 'contact.lead'],
  customWork: ['customWork.title', 'customWork.lead'],
  askReturn: ['askReturn.title', 'askReturn.lead'],
  confirmEmail: ['confirmEmail.title', 'confirmEmail.lead'],
  undoEmail: ['undoEmail.title', 'undoEmail.lead'],
  privacy: ['privacy.title', 'privacy.lead'],
  eraseAccount: ['eraseAccount.title', 'eraseAccount.lead'],
  cart: ['cart.title', 'home.description'],
  checkout: ['checkout.title', 'home.description'],
  placed: ['placed.title', 'home.description'],
  addresses: ['addresses.title', 'home.description'],
  history: ['history.title', 'home.description'],
  wishlist: ['wishlist.title', 'home.description'],
  theShop: ['theShop.title', 'theShop.lead'],
  lookBook: ['lookBook.title', 'lookBook.lead'],
  blog: ['blog.title', 'blog.lead'],
  notFound: ['notFound.title', 'home.description'],
} as const satisfies Record<string, readonly [PageTextKey, PageTextKey]>

interface Written {
  readonly title: MultilingualText
  readonly description: MultilingualText
  readonly image: string | undefined
}

/** What a page is about, as far as everybody may know: never a price, never a stock. */
export type Page =
  | { readonly kind: keyof typeof plain }
  | { readonly kind: 'search'; readonly query: string }
  | {
      readonly kind: 'category'
      readonly name: MultilingualText
      readonly below: readonly MultilingualText[]
    }
  /** A page that the team writes, for visitors too where `isListed`. */
  | ({ readonly kind: 'article'; readonly isListed: boolean } & Written)
  /** A post of the blog. */
  | ({ readonly kind: 'post'; readonly publishedAt: string } & Written)
  | {
      readonly kind: 'product'
      readonly title: MultilingualText
      /** The safe subset of HTML that the server keeps. */
      readonly description: MultilingualText
      readonly images: readonly string[]
      /** A JSON list, as the wire has it. */
      readonly keywords: string
      readonly slug: string
      /** Of a product with one variant; null where there are several. */
      readonly sku: string | null
      readonly categories: readonly MultilingualText[]
    }

/** Title, description, picture and keywords of a page (rule P6). */
export interface PageHead {
  readonly name: string
  /** `{name} | {shop}`; the name alone where the shop's is not known. */
  readonly title: string
  readonly description: string
  /** An address, perhaps of this shop. */
  readonly image: string | undefined
  readonly keywords: readonly string[]
}

export interface Speech {
  readonly shopName: string
  readonly language: string
  readonly say: (key: PageTextKey, values: Readonly<Record<string, string>>) => string
}

const longest = 200

/** A description's words without its HTML, cut between two words. */
export const plainText = (html: string): string => {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))}…`
}
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" },
}

const listOf = (json: string): string[] => {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : []
  } catch {
    return []
  }
}

/** How a page is called and described; the server and the storefront both say it from here. */
export const pageHead = (page: Page, { shopName, language, say }: Speech): PageHead => {
  const headed = (name: string, description: string): PageHead => ({
    name,
    title: shopName === '' ? name : `${name} | ${shopName}`,
    description: description || say('home.description', {}),
    ...{ image: undefined, keywords: [] },
  })
  switch (page.kind) {
    case 'search':
      return headed(say('search.title', { query: page.query }), say('eshop.lead', {}))
    case 'category':
      return headed(
        inLanguage(page.name, language),
        page.below.map((name) => inLanguage(name, language)).join(', '),
      )
    case 'article':
    case 'post':
      return {
        ...headed(inLanguage(page.title, language), inLanguage(page.description, language)),
        image: page.image,
      }
    case 'product':
      return {
        ...headed(
          inLanguage(page.title, language),
          plainText(inLanguage(page.description, language)),
        ),
        image: page.images[0],
        keywords: listOf(page.keywords),
      }
    default: {
      const [title, description] = plain[page.kind]
      return headed(say(title, {}), say(description, {}))
    }
  }
}

/** The head's `<meta>` elements that say it; `property` for Open Graph, `name` for the rest. */
export const metaOf = ({ title, description, image, keywords }: Omit<PageHead, 'name'>) => [
  { name: 'description', content: description },
  ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
]
