import { expect, test } from 'vitest'
import { machines } from '../../src/machines/index.ts'

test('Every machine goes by the name that it is registered under', () => {
  const registered = Object.entries(machines).map(([name, { id }]) => ({ name, id }))
  expect(registered).toEqual(Object.keys(machines).map((name) => ({ name, id: name })))
})
