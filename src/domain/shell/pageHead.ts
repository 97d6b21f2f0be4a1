import type { PageTextKey } from '../../contracts/pages/en.ts'
import type { MultilingualText } from '../../contracts/primitives.ts'
import { inLanguage } from './multilingual.ts'
import { type DescribedKind, type HeadedKind, pages } from './pages.ts'

const isDescribed = (kind: string): kind is DescribedKind =>
  pages.some((page) => page.kind === kind && page.head === 'described')

interface Written {
  readonly title: MultilingualText
  readonly description: MultilingualText
  readonly image: string | undefined
}

/** The public content of a page: never a price or a stock. */
export type Page =
  /** `account`: the customer's view of the page where guests register. */
  | { readonly kind: HeadedKind | 'account' }
  | { readonly kind: 'search'; readonly query: string }
  | {
      readonly kind: 'category'
      readonly name: MultilingualText
      readonly below: readonly MultilingualText[]
    }
  /** A page that the team writes; if `isListed`, for visitors too. */
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
      /** For a product with one variant; null if there are several. */
      readonly sku: string | null
      readonly categories: readonly MultilingualText[]
    }

/** Title, description, picture and keywords of a page (rule P6). */
export interface PageHead {
  readonly name: string
  /** `{name} | {shop}`; the name alone if the shop's is unknown. */
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

/** The text of a description without its HTML, cut between two words. */
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

/** The title of a page; the name alone if the shop's is unknown (rule P6). */
export const pageTitle = (name: string, shopName: string): string =>
  shopName === '' ? name : `${name} | ${shopName}`

/** The title and description of a page, used by the server and the storefront. */
export const pageHead = (page: Page, { shopName, language, say }: Speech): PageHead => {
  const headed = (name: string, description: string): PageHead => ({
    name,
    title: pageTitle(name, shopName),
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
      const { kind } = page
      return headed(say(`${kind}.title`, {}), isDescribed(kind) ? say(`${kind}.lead`, {}) : '')
    }
  }
}

/** The head's `<meta>` elements for it; `property` for Open Graph, `name` for the rest. */
export const metaOf = ({ title, description, image, keywords }: Omit<PageHead, 'name'>) => [
  { name: 'description', content: description },
  ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
]
