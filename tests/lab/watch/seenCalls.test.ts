import { expect, test } from 'vitest'
import { addAnswer, nothingSeen, readSeenCalls } from '../../../lab/watch/seenCalls.ts'

const call = 'cart.add'

test('answers are counted by call and status, with the time of the newest', () => {
  const seen = [
    { call, status: 200, time: 1 },
    { call, status: 200, time: 2 },
    { call, status: 409, time: 3 },
    { call: 'cart.get', status: 200, time: 4 },
  ].reduce(addAnswer, nothingSeen)
  expect(seen).toEqual({
    answers: {
      'cart.add': { 200: { count: 2, last: 2 }, 409: { count: 1, last: 3 } },
      'cart.get': { 200: { count: 1, last: 4 } },
    },
    breaches: [],
  })
})

test('an answer that breaks the contract is counted and kept; of many, the newest 50', () => {
  let seen = nothingSeen
  for (let time = 1; time <= 60; time += 1)
    seen = addAnswer(seen, { call, status: 200, time, breach: 'at total: too small' })
  expect(seen.answers[call]?.[200]?.count).toBe(60)
  expect(seen.breaches.map(({ time }) => time)).toEqual(
    Array.from({ length: 50 }, (_, i) => i + 11),
  )
})

test('a record is read back; an absent one and one of another version are empty', () => {
  const seen = addAnswer(nothingSeen, {
    call,
    status: 200,
    time: 1,
    breach: 'the answer is not JSON',
  })
  expect(readSeenCalls(JSON.stringify(seen))).toEqual(seen)
  for (const text of [null, '', '[', '{}', '{"answers":7,"breaches":[]}'])
    expect(readSeenCalls(text)).toEqual(nothingSeen)
})
