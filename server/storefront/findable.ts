import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import { EnumChangefreq, SitemapStream, streamToPromise } from 'sitemap'
import { pageTextsIn } from '../../src/contracts/pages.ts'
import { pageSlug, publicPages } from '../../src/domain/content/contentPages.ts'
import { postPath } from '../../src/domain/shell/addresses.ts'
import { defaultLanguage, inLanguage } from '../../src/domain/shell/multilingual.ts'
import { readPublished } from '../content/articles/articles.repo.ts'
import { createShown } from '../content/articles/shown.ts'
import type { Deps } from '../opening/deps.ts'
import { createSettings } from '../settings/settings.repo.ts'
import { textCache } from '../store/kept/textCache.ts'
import { manifestOf, manifestPath } from './manifest.ts'

/** Pages for visitors, except those that the team writes. */
const openPages = ['/', '/the-shop', '/my-account', '/blog'] as const

/** Addresses that search engines should not crawl: the API and customers' own pages. */
const robots = [
  'User-agent: *',
  ...['/api/', '/cart', '/history', '/user/'].map((path) => `Disallow: ${path}`),
  '',
].join('\n')

/** Maximum number of posts in the feed. */
const postsInFeed = 30

/**
 * Serves files for search engines, feed readers and home screens: `robots.txt`, `sitemap.xml`, the feed of the blog,
 * `llms.txt` and the manifest. They only cover pages for visitors and contain no prices or stock.
 */
export const serveFindable = (app: FastifyInstance, deps: Deps): void => {
  const {
    engine: { db },
    config: { publicUrl },
    now,
  } = deps
  const { toPage } = createShown(textCache(deps))
  const settings = createSettings(db)
  const absolute = (path: string) => `${publicUrl}${path}`
  const readLanguages = async () => (await settings.languages()).map(({ iso_code }) => iso_code)
  const readPosts = () => readPublished(db, 'post', now())
  /** The team's pages for visitors, by address. */
  const readPages = async () => {
    const written = await readPublished(db, 'page', now())
    return publicPages.flatMap((path) => {
      const page = written.find(({ slug }) => slug === pageSlug(path))
      return page ? [{ path, page }] : []
    })
  }
  const readShopName = async () => (await settings.store()).customization.shopName
  const options = { schema: { hide: true } }

  app.get('/robots.txt', options, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`${robots}\nSitemap: ${absolute('/sitemap.xml')}\n`),
  )

  app.get('/sitemap.xml', options, async (_, reply) => {
    const languages = await readLanguages()
    const paths = [
      ...openPages.map((path) => ({ path, at: undefined })),
      ...(await readPages()).map(({ path, page }) => ({ path, at: page.updatedAt })),
      ...(await readPosts()).map(({ slug, updatedAt }) => ({
        path: postPath(slug),
        at: updatedAt,
      })),
    ]
    const stream = new SitemapStream({ hostname: publicUrl })
    for (const { path, at } of paths)
      stream.write({
        url: path,
        changefreq: EnumChangefreq.WEEKLY,
        ...(at === undefined ? {} : { lastmod: new Date(at).toISOString() }),
        links: languages.map((lang) => ({ lang, url: `${path}?lang=${lang}` })),
      })
    stream.end()
    return reply.type('application/xml; charset=utf-8').send(await streamToPromise(stream))
  })

  app.get<{ Querystring: { lang?: string } }>('/blog/rss.xml', options, async (request, reply) => {
    const languages = await readLanguages()
    const language = languages.find((code) => code === request.query.lang) ?? defaultLanguage
    const texts = pageTextsIn(language)
    const shopName = await readShopName()
    const feed = new Feed({
      title: `${texts['blog.title']} | ${shopName}`,
      description: texts['blog.lead'],
      id: absolute('/blog'),
      link: absolute('/blog'),
      language,
      copyright: shopName,
    })
    for (const post of (await readPosts()).slice(0, postsInFeed)) {
      const { title, html, seo } = toPage(post)
      feed.addItem({
        title: inLanguage(title, language),
        id: absolute(postPath(post.slug)),
        link: absolute(`${postPath(post.slug)}?lang=${language}`),
        description: inLanguage(seo.description, language),
        content: inLanguage(html, language),
        date: new Date(post.publishedAt),
      })
    }
    return reply.type('application/rss+xml; charset=utf-8').send(feed.rss2())
  })

  app.get(manifestPath, options, async (_, reply) =>
    reply.type('application/manifest+json').send(manifestOf(await readShopName())),
  )

  app.get('/llms.txt', options, async (_, reply) => {
    const texts = pageTextsIn(defaultLanguage)
    const line = (title: string, path: string, about: string) =>
      `- [${title}](${absolute(path)})${about ? `: ${about}` : ''}`
    const pages = (await readPages()).map(({ path, page: { article } }) =>
      line(article.title.en ?? '', path, article.summary.en ?? ''),
    )
    const posts = (await readPosts()).map(({ slug, article: { title, summary } }) =>
      line(title.en ?? '', postPath(slug), summary.en ?? ''),
    )
    const text = [
      `# ${await readShopName()}`,
      `> ${texts['home.description']}`,
      'Wholesale, for the trade alone: prices and stock are shown to verified buyers, and to nobody else.',
      ['## Pages', ...pages].join('\n'),
      ['## Journal', ...posts].join('\n'),
    ].join('\n\n')
    return reply.type('text/plain; charset=utf-8').send(`${text}\n`)
  })
}
