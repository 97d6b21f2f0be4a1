import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import {
  accessText,
  accessWord,
  filterCalls,
  readContract,
} from '../../../lab/contract/contractCalls.ts'
import { exampleOf, requestExampleOf, requestSchema } from '../../../lab/contract/exampleOf.ts'
import { schemaOf } from '../../../mocks/contract/routes.ts'
import { routes } from '../../contract/suite/call.ts'

const { calls } = readContract()
const all = { text: '', access: '', group: '' }
const namesOf = (filter: Partial<typeof all>) =>
  filterCalls(calls, { ...all, ...filter }).map(({ name }) => name)

test('every call of the contract is there, in its order', () => {
  expect(namesOf({})).toEqual(routes.map(({ name }) => name))
  expect(calls.find(({ name }) => name === 'cart.get')).toMatchObject({
    ...{ group: 'cart', method: 'GET', access: 'self userId' },
  })
})

test('every access has a text', () => {
  const words = [...new Set(calls.map(accessWord))].toSorted()
  expect(words.map(accessText)).toEqual([
    'applicants',
    'verified customers',
    'the customer in the path',
    'everybody',
  ])
})

test('calls are found by all words, by access and by group', () => {
  expect(namesOf({ text: 'CART add' })).toContain('cart.add')
  expect(namesOf({ text: 'cart no-such-word' })).toEqual([])
  expect(namesOf({ text: 'get', group: 'cart' })).toContain('cart.get')
  expect(namesOf({ access: 'applicant' }).every((name) => name.startsWith('applications.'))).toBe(
    true,
  )
  expect(namesOf({ access: 'applicant' }).length).toBeGreaterThan(0)
  expect(namesOf({ group: 'newsletter' })).toEqual([
    'newsletter.subscribe',
    'newsletter.unsubscribe',
  ])
})

test.each(calls.map((call) => [call.name, call] as const))(
  '%s has an example of each status that the contract accepts',
  (_name, { route, answers }) => {
    const refused = Object.keys(answers)
      .map(Number)
      .filter((status) => !safeParse(schemaOf(route, status), exampleOf(route, status)).success)
    expect(refused).toEqual([])
  },
)

test.each(calls.map((call) => [call.name, call] as const))(
  '%s has an example of each part of its request that the contract accepts',
  (_name, { route, request }) => {
    const refused = Object.keys(request).filter((part) => {
      const schema = requestSchema(route, part)
      const sent: unknown = JSON.parse(JSON.stringify(requestExampleOf(route, part)))
      return !schema || !safeParse(schema, sent).success
    })
    expect(refused).toEqual([])
  },
)

test('the example of a query is a text, as in an address', () => {
  const search = calls.find(({ name }) => name === 'catalogue.search')
  const [query] = search ? [requestExampleOf(search.route, 'query')] : []
  const types = new Set(Object.values(Object(query)).map((value) => typeof value))
  expect([...types]).toEqual(['string'])
})
