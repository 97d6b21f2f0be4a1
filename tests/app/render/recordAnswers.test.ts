import { expect, test } from 'vitest'
import { recordAnswers } from '../../../src/app/render/recordAnswers.ts'
import type { ServerCall } from '../../../src/domain/shell/rendering.ts'

/** A renderer's calls, answered by `status`. */
const open = (status = 200) => {
  const calls: ServerCall[] = []
  const recorded = recordAnswers(
    async (call) => {
      calls.push(call)
      return { status, body: JSON.stringify({ from: call.url }) }
    },
    () => 'the-token',
  )
  return { ...recorded, calls, answers: () => JSON.parse(recorded.text()) as object }
}

test('Scenario: a call is answered by the server with the token of the page, and recorded by its arguments', async () => {
  const { api, calls, answers } = open()
  const reply = await api.articles.posts({ query: { page: '2', limit: '9' } })
  const url = '/api/content/posts?page=2&limit=9'
  expect(calls).toEqual([{ method: 'GET', url, headers: { authorization: 'Bearer the-token' } }])
  expect([reply.status, reply.body]).toEqual([200, { from: url }])
  expect(answers()).toEqual({ 'articles.posts limit=9 page=2': [200, { from: url }] })
})

test('Scenario: the read of a product, which is a POST, is made and recorded', async () => {
  const { api, calls, answers } = open(404)
  await api.catalogue.product({ params: { slug: 'gone' } })
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  expect(answers()).toMatchObject({ 'catalogue.product slug=gone': [404, {}] })
})

test('Scenario: a call that changes something is not made (rule P21)', async () => {
  const { api, calls, answers } = open()
  const changed = api.newsletter.subscribe({ body: { email: 'asha@rao.example' } })
  expect(await Promise.race([changed, Promise.resolve('not answered')])).toBe('not answered')
  expect([calls, answers()]).toEqual([[], {}])
})

test('Scenario: a failure of the server is not recorded, so that the browser asks again', async () => {
  const { api, answers } = open(503)
  expect((await api.settings.languages()).status).toBe(503)
  expect(answers()).toEqual({})
})

test('Scenario: a text in an answer cannot end the script element that contains it', async () => {
  const body = { name: '</script>' }
  const recorded = recordAnswers(
    async () => ({ status: 200, body: JSON.stringify(body) }),
    () => undefined,
  )
  await recorded.api.settings.languages()
  expect(recorded.text()).not.toContain('<')
  expect(JSON.parse(recorded.text())).toEqual({ 'settings.languages': [200, body] })
})

test('Scenario: the page of a visitor has the texts of one language and of English', async () => {
  const text = { ar: 'خواتم', en: 'Rings', it: 'Anelli' }
  const body = { header: { header_text: text }, footer: {}, contact: {} }
  const recorded = recordAnswers(
    async () => ({ status: 200, body: JSON.stringify(body) }),
    () => undefined,
  )
  await recorded.api.settings.store()
  expect(JSON.parse(recorded.text())).toEqual({ 'settings.store': [200, body] })
  const { ar, ...others } = text
  expect(JSON.parse(recorded.text('it'))).toEqual({
    'settings.store': [200, { ...body, header: { header_text: others } }],
  })
})
