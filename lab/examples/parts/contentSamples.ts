import { categories, productBySlug, products } from '../../../mocks/catalogue/catalogue.ts'
import type { Post, Question, ShownArticle } from '../../../src/contracts/content/articles.ts'
import { type FrontPage, ShownCategory } from '../../../src/contracts/content/content.ts'

/** A page as the team may write it. */
export const article: ShownArticle = {
  slug: 'about',
  title: { en: 'About us' },
  summary: { en: 'A wholesale house for jewellers, open to the trade alone.' },
  cover: {
    image: productBySlug('venetian-box-chain').imageUrl_thum[0] ?? '',
    alt: { en: 'A box chain on porcelain' },
  },
  tags: [],
  publishedAt: '2026-01-02T09:00:00.000Z',
  updatedAt: '2026-01-02T09:00:00.000Z',
  html: {
    en: '<p>We make what sells across the counter.</p><h2>How we work</h2><p>By hand, by the tray.</p>',
  },
  seo: { title: { en: 'About us' }, description: { en: 'A wholesale house for jewellers.' } },
}

export const post: Post = {
  ...article,
  ...{ slug: 'caring-for-silver', title: { en: 'Caring for silver' }, minutes: { en: 3 } },
  tags: [{ slug: 'care', name: { en: 'Care' } }],
  previous: { slug: 'ring-sizes', title: { en: 'Ring sizes by country' } },
  next: null,
}

export const looks: FrontPage['looks'] = [
  {
    ...{ slug: 'evening', title: { en: 'Evening, in gold' } },
    image: productBySlug('venetian-box-chain').imageUrl_thum[0] ?? '',
    alt: { en: 'A box chain' },
  },
]

/** The top categories, each with a picture. */
export const shownCategories: readonly ShownCategory[] = categories.map((category, place) =>
  ShownCategory.parse({
    ...{ ...category, parentId: null, total: 12 },
    image: products[place % products.length]?.imageUrl_thum[0] ?? null,
  }),
)

const question = (slug: string, title: string, answer: string, topic: string): Question => ({
  ...{ _id: `q-${slug}`, slug, title: { en: title }, html: { en: `<p>${answer}</p>` } },
  tags: [{ slug: topic.toLowerCase(), name: { en: topic } }],
})

export const questions: readonly Question[] = [
  question('who', 'Who may buy?', 'Retailers, each verified by hand.', 'Account'),
  question('wait', 'How long does delivery take?', 'What is in stock ships in 2 days.', 'Delivery'),
  question('split', 'Can an order ship in parts?', 'Yes, choose it at the checkout.', 'Delivery'),
]
