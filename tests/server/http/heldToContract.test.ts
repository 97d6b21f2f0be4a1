import { expect, test } from 'vitest'
import { putLanguages } from '../../../server/settings/settings.writer.ts'
import { openTestShop } from '../../support/shop.ts'

test('Scenario: a test shop fails its test when an answer violates the contract, also for plain fetch calls', async () => {
  const shop = await openTestShop()
  await fetch(`${shop.origin}/api/language/show`)
  await putLanguages(shop.db, [{ iso_code: 'italian', name: 'Italiano' }])
  const { status } = await fetch(`${shop.origin}/api/language/show`, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(status).toBe(200)
  await expect(shop.close()).rejects.toThrow(
    /^The contract was broken:\nGET \/language\/show 200: /,
  )
})
