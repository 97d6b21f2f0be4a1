import { expect, test } from 'vitest'
import type { Question } from '../../../src/contracts/content/articles.ts'
import { byTopic, findQuestions } from '../../../src/domain/content/findQuestions.ts'

const question = (slug: string, title: string, html: string, topic?: string): Question => ({
  ...{ _id: slug, slug, title: { en: title }, html: { en: html, it: `<p>Città ${slug}</p>` } },
  tags: topic ? [{ slug: topic, name: { en: topic } }] : [],
})
const many = [
  { slug: 'delivery', name: { en: 'Delivery' } },
  { slug: 'stock', name: { en: 'Stock' } },
]
const questions = [
  question('who', 'Who may buy?', '<p>Retailers.</p>', 'account'),
  question('wait', 'How long?', '<p>Within <strong>2</strong> days.</p>', 'delivery'),
  question('other', 'Anything else?', '<p>Ask.</p>'),
  question('split', 'In parts?', '<p>Within 45 days.</p>', 'delivery'),
]

test.each([
  ['', 'en', ['who', 'wait', 'other', 'split']],
  ['within DAYS', 'en', ['wait', 'split']],
  ['strong', 'en', []],
  ['citta who', 'it', ['who']],
  ['elephant', 'en', []],
])('Scenario: "%s" in %s finds %j', (query, language, slugs) => {
  expect(findQuestions(questions, query, language).map(({ slug }) => slug)).toEqual(slugs)
})

test('Scenario: elements separate words, and accents inside a word are ignored', () => {
  const list = question('list', 'Señor', '<li>one</li><li>two</li>')
  const found = ['onetwo', 'one two', 'senor'].map((query) => findQuestions([list], query, 'en'))
  expect(found.map(({ length }) => length)).toEqual([0, 1, 1])
})

test('Scenario: topics are in the order of their first questions, those without one last', () => {
  const [who, wait, other, split] = questions as [Question, Question, Question, Question]
  const topics = byTopic([other, who, { ...wait, tags: many }, split])
  expect(topics.map(({ slug, name, questions: of }) => [slug, name, of.length])).toEqual([
    ['account', { en: 'account' }, 1],
    ['delivery', { en: 'Delivery' }, 2],
    ['', {}, 1],
  ])
})
