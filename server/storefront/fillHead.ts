import { directionOf } from '../../src/domain/languages.ts'
import { metaOf, type Page } from '../../src/domain/pageHead.ts'
import { structuredData } from '../../src/domain/structuredData.ts'
import type { Theme } from '../../src/domain/theme.ts'
import { headIn } from './headIn.ts'
import { isListedPage } from './listedPages.ts'
import { manifestPath } from './manifest.ts'
import { emptyElement, escaped } from './markup.ts'
import { socialSize } from './social/drawSocial.ts'
import { socialPath } from './social/social.routes.ts'

const element = (tag: string, attributes: Readonly<Record<string, string | undefined>>) =>
  emptyElement(tag, { 'data-page': true, ...attributes })

/** Data that no browser runs; nothing in it can end the element. */
const dataElement = (data: object) =>
  `<script type="application/ld+json" data-page>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Kinds of Open Graph where a page is more than a part of a site. */
const ogTypes: Partial<Record<Page['kind'], string>> = { product: 'product', post: 'article' }

/**
 * The storefront's `index.html` with the head of one page, for whoever reads it without running script: a chat
 * that shows a link, a search engine. The storefront takes out what is marked `data-page` and says the same.
 * @param publicUrl the shop's address, without a slash at its end
 * @param path the page's, without its query
 */
export const fillHead = (
  html: string,
  page: Page,
  at: {
    shopName: string
    language: string
    theme: Theme
    /** The languages of the shop, and the one that the address asks for. */
    languages: readonly string[]
    asked: string | undefined
    publicUrl: string
    path: string
  },
): string => {
  const { shopName, language, theme, languages, asked, publicUrl, path } = at
  const head = headIn(page, { shopName, language })
  const absolute = (address: string) => new URL(address, `${publicUrl}/`).href
  const urlIn = (code?: string) => absolute(code === undefined ? path : `${path}?lang=${code}`)
  const url = urlIn(asked)
  const { title, description } = head
  const isListed = isListedPage(page)
  const picture = absolute(isListed ? socialPath(path, language) : '/social.png')
  const data = structuredData(page, { shopName, language, absolute })
  const said = [
    `<title data-page>${escaped(title)}</title>`,
    ...metaOf({ ...head, image: picture }).map((meta) => element('meta', meta)),
    element('meta', { property: 'og:image:width', content: String(socialSize.width) }),
    element('meta', { property: 'og:image:height', content: String(socialSize.height) }),
    element('meta', { property: 'og:image:alt', content: title }),
    element('meta', {
      property: 'og:type',
      content: ogTypes[page.kind] ?? 'website',
    }),
    element('meta', { property: 'og:site_name', content: shopName }),
    element('meta', { property: 'og:locale', content: language.replace('-', '_') }),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    element('meta', { name: 'twitter:title', content: title }),
    element('meta', { name: 'twitter:description', content: description }),
    element('meta', { name: 'twitter:image', content: picture }),
    ...(!isListed
      ? [element('meta', { name: 'robots', content: 'noindex' })]
      : [
          element('meta', { property: 'og:url', content: url }),
          element('link', { rel: 'canonical', href: url }),
          element('link', { rel: 'alternate', hreflang: 'x-default', href: urlIn() }),
          ...languages.map((code) =>
            element('link', { rel: 'alternate', hreflang: code, href: urlIn(code) }),
          ),
        ]),
    ...(page.kind === 'blog' || page.kind === 'post'
      ? [
          element('link', {
            ...{ rel: 'alternate', type: 'application/rss+xml', title },
            href: absolute(`/blog/rss.xml?lang=${language}`),
          }),
        ]
      : []),
    emptyElement('link', { rel: 'manifest', href: manifestPath }),
    ...(data ? [dataElement(data)] : []),
  ].join('\n    ')
  return html
    .replace(
      /<html[^>]*>/,
      () =>
        `<html lang="${escaped(language)}" dir="${directionOf(language)}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>`,
    )
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title[^>]*>[^<]*<\/title>/, () => said)
}
