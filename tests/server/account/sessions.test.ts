import { afterAll, expect, test } from 'vitest'
import { createSessions } from '../../../server/account/sessions.ts'
import { createStatementsIn } from '../../support/database/statementsIn.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const sessions = createSessions(shop.deps.engine, shop.deps.now)
const statementsIn = createStatementsIn(shop.db)

test('Scenario: sessions that are needed at the same time are read in one statement, each its own', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()]
  const tokens = [one.token, other.token, 'unknown', one.token]
  let found: unknown
  const statements = await statementsIn(async () => {
    found = await Promise.all(tokens.map((token) => sessions.customerOf(token)))
  })
  expect(found).toEqual([one.id, other.id, undefined, one.id])
  expect(statements).toHaveLength(1)
})

test('Scenario: hundreds of sessions that are needed at the same time are all found', async () => {
  const { id } = await shop.customer()
  const tokens = await Promise.all(Array.from({ length: 15 }, () => sessions.open(id)))
  const asked = Array.from({ length: 300 }, (_, n) => tokens[n % tokens.length] ?? '')
  const found = await Promise.all(asked.map((token) => sessions.customerOf(token)))
  expect(new Set(found)).toEqual(new Set([id]))
})

test('Scenario: a session that has ended is not found any more', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()]
  const read = () => Promise.all([one, other].map(({ token }) => sessions.customerOf(token)))
  expect(await read()).toEqual([one.id, other.id])
  await sessions.revoke(one.token)
  expect(await read()).toEqual([undefined, other.id])
})
