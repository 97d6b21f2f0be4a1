import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../contract/suite/call.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { createFuzzer, type Fuzzer } from './fuzz.ts'

/** `npm run fuzz -- --cases N` runs more. */
const cases = Number(process.env.FUZZ_CASES ?? 300)

let shop: TestShop
let fuzzer: Fuzzer
beforeAll(async () => {
  shop = await openTestShop()
  fuzzer = await createFuzzer(shop)
})
afterAll(() => shop.close())

const operationOf = (name: string) => {
  const found = fuzzer.operations.find(({ id }) => id === name)
  if (!found) throw new Error(`openapi.json has no operation ${name}`)
  return found
}

test.each(
  routes.flatMap(({ name }) => [
    { name, loggedIn: true, who: 'a customer' },
    { name, loggedIn: false, who: 'a visitor' },
  ]),
)(
  '$name by $who: never a 5xx, a stack trace or an undeclared answer',
  async ({ name, loggedIn }) => {
    await fuzzer.run(operationOf(name), { cases, loggedIn })
  },
  10 * 60_000,
)

test('every operation of the document is driven', () => {
  expect(fuzzer.operations.map(({ id }) => id).sort()).toEqual(
    routes.map(({ name }) => name).sort(),
  )
})
