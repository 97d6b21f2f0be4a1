import type { Machines } from '../../../src/machines/index.ts'
import { article, questions as asked } from '../parts/contentSamples.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const QuestionsPage = lazyView(
  async () => (await import('../../../src/views/content/QuestionsPage.tsx')).QuestionsPage,
)

const faq = { ...article, slug: 'faq', title: { en: 'Questions and answers' } }

export const questions: Example<Machines['questions']> = {
  inputs: { 'all questions': () => undefined },
  events: {
    'query.typed': {
      'a word of an answer': { query: 'stock' },
      'a word of none': { query: 'elephant' },
      nothing: { query: ' ' },
    },
  },
  answers: {},
  tellsApart: ({ query }) => query.trim(),
  shows: {
    searching: '1 question found',
    all: ['Questions', { hides: '1 question found' }],
  },
  View: ({ actor }) => (
    <Shop>
      <QuestionsPage search={actor} article={faq} questions={asked} />
    </Shop>
  ),
  at: '/faq',
}
