import { productBySlug } from '../../../mocks/catalogue.ts'
import type { Question, ShownArticle } from '../../contracts/articles.ts'

/** A page as the team may write it. */
export const article: ShownArticle = {
  slug: 'about',
  title: { en: 'About us' },
  summary: { en: 'A wholesale house for jewellers, open to the trade alone.' },
  cover: {
    image: productBySlug('rope-chain').imageUrl_thum[0] ?? '',
    alt: { en: 'A rope chain on porcelain' },
  },
  tags: [],
  publishedAt: '2026-01-02T09:00:00.000Z',
  updatedAt: '2026-01-02T09:00:00.000Z',
  html: {
    en: '<p>We make what sells across the counter.</p><h2>How we work</h2><p>By hand, by the tray.</p>',
  },
  seo: { title: { en: 'About us' }, description: { en: 'A wholesale house for jewellers.' } },
}

const question = (slug: string, title: string, answer: string, topic: string): Question => ({
  ...{ _id: `q-${slug}`, slug, title: { en: title }, html: { en: `<p>${answer}</p>` } },
  tags: [{ slug: topic.toLowerCase(), name: { en: topic } }],
})

export const questions: readonly Question[] = [
  question('who', 'Who may buy?', 'Retailers, each verified by hand.', 'Account'),
  question('wait', 'How long does delivery take?', 'What is in stock ships in 2 days.', 'Delivery'),
  question('split', 'Can an order ship in parts?', 'Yes, choose it at the checkout.', 'Delivery'),
]
