import { expect, test } from 'vitest'
import type { Question } from '../../../src/contracts/articles.ts'
import { byTopic, findQuestions } from '../../../src/domain/content/findQuestions.ts'

const question = (slug: string, title: string, html: string, topic?: string): Question => ({
  ...{ _id: slug, slug, title: { en: title }, html: { en: html, it: `<p>Città ${slug}</p>` } },
  tags: topic ? [{ slug: topic, name: { en: topic } }] : [],
})
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

test('Scenario: topics stand in the order of their first questions, those without one last', () => {
  const topics = byTopic(questions).map(({ slug, questions: of }) => [slug, of.length])
  expect(topics).toEqual([
    ['account', 1],
    ['delivery', 2],
    ['', 1],
  ])
})
