import type { ShownArticle } from '../../../src/contracts/content/articles.ts'
import type { contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { productBySlug } from '../../catalogue/catalogue.ts'
import { pageOf } from '../catalogue/page.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'

const languages = ['en', 'it', 'hi', 'ar'] as const
const inAll = (text: string) => Object.fromEntries(languages.map((code) => [code, text]))

/** The samples are short, and the same in every language. */
const articleOf = (slug: string, title: string, day: string): ShownArticle => ({
  slug,
  title: inAll(title),
  summary: inAll(`${title}, in a few words.`),
  cover: {
    image: productBySlug('rope-chain').imageUrl_thum[0] ?? '',
    alt: inAll('A rope chain on porcelain'),
  },
  tags: [{ slug: 'care', name: inAll('Care') }],
  publishedAt: `${day}T09:00:00.000Z`,
  updatedAt: `${day}T09:00:00.000Z`,
  html: inAll(`<p>${title}.</p><h2>More of it</h2><p>Read on <a href="/about">here</a>.</p>`),
  seo: { title: inAll(title), description: inAll(`${title}, in a few words.`) },
})

const pages: Readonly<Record<string, string>> = {
  about: 'About us',
  'about-creators': 'Our creators',
  'about-workshop': 'Our workshop',
  'about-maintenance': 'Keeping pieces beautiful',
  'about-warranty': 'Warranty',
  'terms-and-conditions': 'Terms and conditions',
  'delivery-returns': 'Delivery and returns',
  'cookies-policy': 'Cookies',
  faq: 'Questions and answers',
}

const minutes = Object.fromEntries(languages.map((code) => [code, 3]))
const posts = [
  articleOf('caring-for-silver', 'Caring for silver', '2026-03-02'),
  articleOf('ring-sizes', 'Ring sizes by country', '2026-02-02'),
]

/** The posts as shown in lists. */
export const cards = posts.map(({ html: _html, seo: _seo, ...card }) => ({ ...card, minutes }))

/** A page for every address, two posts and two questions. */
export const answerArticles = (): Answers<typeof contract.articles> => ({
  page: ({ params: { slug } }) => {
    const title = pages[slug] ?? refuse(404, 'not_found', said('refusal.noPage'))
    return articleOf(slug, title, '2026-01-02')
  },
  posts: ({ query: { tag, ...query } }) => {
    const found = cards.filter(({ tags }) => !tag || tags.some(({ slug }) => slug === tag))
    return { ...pageOf(found, query), tags: posts[0]?.tags ?? [] }
  },
  post: ({ params: { slug } }) => {
    const place = posts.findIndex((post) => post.slug === slug)
    const post = posts[place] ?? refuse(404, 'not_found', said('refusal.noPost'))
    const neighbour = (other: ShownArticle | undefined) =>
      other ? { slug: other.slug, title: other.title } : null
    return {
      ...{ ...post, minutes },
      previous: neighbour(posts[place + 1]),
      next: neighbour(posts[place - 1]),
    }
  },
  questions: () => ({
    data: ['Who may buy?', 'How long does delivery take?'].map((title, place) => ({
      _id: `question-${place}`,
      slug: `question-${place}`,
      title: inAll(title),
      tags: [{ slug: 'ordering', name: inAll('Ordering') }],
      html: inAll(`<p>${title} Here is the answer.</p>`),
    })),
  }),
})
