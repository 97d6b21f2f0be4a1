import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, clientOf } from '../../support/client.ts'
import { createShopProcess, type ShopProcess } from '../../support/shopProcess.ts'

// Each command is a separate process, which is slow to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: ShopProcess
let visitor: Client
beforeAll(async () => {
  shop = await createShopProcess()
  await shop.team('init')
  await shop.start()
  visitor = clientOf(shop.origin)
})
afterAll(async () => {
  await shop.stop('SIGTERM')
  await shop.remove()
})

test('Scenario: the team reads the outbox, lists applicants, verifies and un-verifies while the shop runs', async () => {
  expect(await shop.team('outbox')).toBe('The outbox is empty.\n')
  await visitor.customer.verifyEmail({
    body: {
      name: 'Meera Shah',
      email: 'meera@shah.test',
      companyName: 'Shah Jewels',
      country: 'India',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      checkTermsCondtion: true,
    },
  })
  const [, token = ''] = await shop.mail(
    'meera@shah.test',
    new RegExp(`${shop.origin}/user/email-verification\\?token=([\\w-]+)`),
  )
  expect(await shop.team('outbox')).toMatch(
    /^NO +WHEN +TO +SUBJECT\n1 .* meera@shah\.test +Confirm your e-mail address for Alma\n$/,
  )
  expect(await shop.team('outbox', 'last', '--to', 'meera@shah.test')).toContain(token)
  expect((await visitor.customer.register({ params: { token } })).status).toBe(200)

  expect(await shop.team('customers', '--pending')).toMatch(
    /meera@shah\.test +Meera Shah +Shah Jewels +India +unverified/,
  )
  expect(await shop.team('verify', 'Meera@Shah.test')).toBe(
    'Meera@Shah.test is verified and has been notified by mail.\n',
  )
  expect(await shop.team('customers', '--pending')).toBe('Nobody is waiting to be verified.\n')

  const { body } = await visitor.customer.login({
    body: { registerEmail: 'meera@shah.test', password: 'correct horse' },
  })
  if (!('token' in body)) throw new Error(body.message)
  const buyer = clientOf(shop.origin, body.token)
  expect((await buyer.cart.get({ params: { userId: body._id } })).status).toBe(200)
  expect(await shop.team('unverify', 'meera@shah.test')).toContain('is no longer verified')
  expect((await buyer.cart.get({ params: { userId: body._id } })).status).toBe(401)
})

test('Scenario: verifying an unknown customer fails and says how to list customers', async () => {
  await expect(shop.team('verify', 'nobody@shah.test')).rejects.toMatchObject({
    code: 1,
    stderr:
      'There is no customer nobody@shah.test. Registered and confirmed ones: npm run team -- customers --pending\n',
  })
})
