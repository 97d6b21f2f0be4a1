import { structuredData } from '../../src/domain/catalogue/structuredData.ts'
import { directionOf } from '../../src/domain/settings/languages.ts'
import type { Theme } from '../../src/domain/settings/theme.ts'
import { jsonInScript } from '../../src/domain/shell/jsonInScript.ts'
import { metaOf, type Page } from '../../src/domain/shell/pageHead.ts'
import { manifestPath } from './manifest.ts'
import { headIn } from './page/headIn.ts'
import { isListedPage } from './page/listedPages.ts'
import { emptyElement, escaped } from './page/markup.ts'
import { socialSize } from './social/drawSocial.ts'
import { socialPath } from './social/social.routes.ts'

const element = (tag: string, attributes: Readonly<Record<string, string | undefined>>) =>
  emptyElement(tag, { 'data-page': true, ...attributes })

/** A data block, which browsers do not run. */
const dataElement = (data: object) =>
  `<script type="application/ld+json" data-page>${jsonInScript(JSON.stringify(data))}</script>`

/** Open Graph types of pages other than `website`. */
const ogTypes: Partial<Record<Page['kind'], string>> = { product: 'product', post: 'article' }

/**
 * Fills the head of a page into the storefront's `index.html`, for clients that do not run scripts, such as chats and
 * search engines. The storefront replaces the elements marked `data-page` by its own.
 * @param publicUrl the shop's address without a trailing slash
 * @param path of the page, without query
 */
export const fillHead = (
  html: string,
  page: Page,
  at: {
    shopName: string
    language: string
    theme: Theme
    /** The languages of the shop, and the one in the address. */
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
  const tags = [
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
    .replace(/<title[^>]*>[^<]*<\/title>/, () => tags)
}
