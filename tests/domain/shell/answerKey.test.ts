import { expect, test } from 'vitest'
import { answerKey } from '../../../src/domain/shell/answerKey.ts'

test('an embedded answer is found by its call and arguments, in any order', () => {
  const sorted = answerKey('articles.posts', { query: { page: 2, limit: 9 } })
  expect(sorted).toBe('articles.posts limit=9 page=2')
  expect(answerKey('articles.posts', { query: { limit: 9, page: 2 } })).toBe(sorted)
  expect(answerKey('c.p', { params: { slug: 'a' }, query: { b: 1 } })).toBe('c.p b=1 slug=a')
  expect(answerKey('settings.store')).toBe('settings.store')
})
