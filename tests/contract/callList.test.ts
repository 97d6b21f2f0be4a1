import { expect, test } from 'vitest'
import { Problem } from '../../src/contracts/primitives.ts'
import { routes as named } from './suite/call.ts'
import { callOf, calls } from './suite/callList.ts'

const routes = named.map(({ route }) => route)

test('the contract has exactly the calls of the list, with the same access', () => {
  expect(routes.map(callOf).sort()).toEqual(calls)
})

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s says what it does, who may call it, and answers a Problem whenever it refuses',
  (_name, { summary, metadata, responses, strictStatusCodes }) => {
    expect(summary).toBeTruthy()
    expect(metadata).toHaveProperty('access')
    expect(strictStatusCodes).toBe(true)
    const refusing = Object.entries(responses).filter(([status]) => Number(status) >= 300)
    expect(refusing.map(([, schema]) => schema)).toEqual(refusing.map(() => Problem))
  },
)
