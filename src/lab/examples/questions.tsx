import type { Machines } from '../../machines/index.ts'
import { QuestionsPage } from '../../views/content/QuestionsPage.tsx'
import type { Example } from '../example.ts'
import { article, questions as asked } from './contentSamples.ts'
import { Shop } from './surroundings.tsx'

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
  View: ({ actor }) => (
    <Shop>
      <QuestionsPage search={actor} article={article} questions={asked} />
    </Shop>
  ),
  at: '/faq',
}
