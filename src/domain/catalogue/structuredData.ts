import { inLanguage } from '../shell/multilingual.ts'
import { type Page, plainText } from '../shell/pageHead.ts'

/**
 * The structured data of a page's product or post (schema.org, as JSON-LD). It contains what a visitor may see, so
 * neither price nor stock. A product with several variants is a group of products. Undefined for other pages.
 * @param absolute an address of this shop with its origin
 */
export const structuredData = (
  page: Page,
  { shopName, language, absolute }: OnPage,
): object | undefined => {
  if (page.kind === 'post')
    return {
      ...{ '@context': 'https://schema.org', '@type': 'BlogPosting' },
      headline: inLanguage(page.title, language),
      description: inLanguage(page.description, language),
      ...(page.image ? { image: [absolute(page.image)] } : {}),
      datePublished: page.publishedAt,
      inLanguage: language,
      publisher: { '@type': 'Organization', name: shopName },
    }
  if (page.kind !== 'product') return undefined
  const { title, description, images, sku, slug, categories } = page
  const about = plainText(inLanguage(description, language))
  const path = categories.map((name) => inLanguage(name, language)).join(' > ')
  return {
    '@context': 'https://schema.org',
    ...(sku === null
      ? { '@type': 'ProductGroup', productGroupID: slug }
      : { '@type': 'Product', sku }),
    name: inLanguage(title, language),
    ...(about ? { description: about } : {}),
    ...(images.length > 0 ? { image: images.map(absolute) } : {}),
    ...(path ? { category: path } : {}),
    brand: { '@type': 'Brand', name: shopName },
  }
}

interface OnPage {
  readonly shopName: string
  readonly language: string
  readonly absolute: (address: string) => string
}
