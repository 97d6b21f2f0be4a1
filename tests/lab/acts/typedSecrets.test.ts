import { expect, test } from 'vitest'
import { createTypedSecrets, demoPassword } from '../../../lab/acts/typedSecrets.ts'
import { samplePassword } from '../../../mocks/shop/account/people.ts'

test('Scenario: equal secrets have equal names, also after a load of the page; the demo password has its own', () => {
  const hashes: number[] = []
  const { nameOf } = createTypedSecrets(hashes, 7)
  expect([nameOf('a secret'), nameOf('another'), nameOf('a secret')]).toEqual([
    ...['secret 1', 'secret 2', 'secret 1'],
  ])
  const later = createTypedSecrets(hashes, 7)
  expect([later.nameOf('another'), later.nameOf(samplePassword)]).toEqual([
    'secret 2',
    demoPassword,
  ])
  expect(JSON.stringify(hashes)).not.toContain('secret')
})
