import { fc, test as property } from '@fast-check/vitest'
import addressparser from 'nodemailer/lib/addressparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EmailAddress } from '../../src/contracts/primitives.ts'
import { openTestShop, password, type TestShop } from '../support/shop.ts'
import { hostileAddresses } from '../support/values/hostileAddresses.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const issue = 'must be an e-mail address such as name@company.com'

test.each([
  'meera@shah.test',
  "m.o'neil+orders@sub.shah-jewels.co.in",
  'r&d_1-x@shah.test',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.test`,
  'meera@xn--80ak6aa92e.xn--p1ai',
])('%s is an address', (address) => {
  expect(EmailAddress.parse(` ${address.toUpperCase()} `)).toBe(address)
})

test.each([
  ...hostileAddresses,
  ...['', '@', 'a@', '@shah.test', 'a@shah', 'a@shah.t', 'a@.test', 'a@shah..test', 'a@-shah.test'],
  ...['.a@shah.test', 'a.@shah.test', 'a..b@shah.test', 'a@127.0.0.1', 'a@[127.0.0.1]'],
  ...['a%victim@shah.test', 'shah!victim@shah.test', 'a/b@shah.test', 'a\\b@shah.test'],
  `${'a'.repeat(65)}@shah.test`,
  `a@${'b'.repeat(64)}.test`,
])('%j is not an address', (text) => {
  expect(EmailAddress.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([issue])
})

test('a text that is too long is not matched against patterns', () => {
  const { error } = EmailAddress.safeParse(`${'a'.repeat(131_072)}@`)
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big'])
})

const part = fc.string({
  unit: fc.constantFrom(...`abZ09.-_'+&,;:<>()[]"\\@ \r\n\tａа`),
  maxLength: 8,
})

property.prop([
  fc.oneof(
    fc.emailAddress(),
    fc.tuple(part, part).map((parts) => parts.join('@')),
  ),
])('every address that passes names one reader to a mail program: itself', (text) => {
  const { data: address } = EmailAddress.safeParse(text)
  if (address !== undefined) expect(addressparser(address)).toEqual([{ address, name: '' }])
})

/** Every call that takes an address, each with the field that it is in. */
const doors: readonly (readonly [
  field: string,
  method: string,
  path: () => string,
  more: object,
])[] = [
  [
    'email',
    'POST',
    () => '/customer/verify-email',
    {
      ...{ name: 'Meera', companyName: 'Shah', country: 'India', checkTermsCondtion: true },
      ...{ password, confirmPassword: password },
    },
  ],
  ['registerEmail', 'POST', () => '/customer/login', { password }],
  ['verifyEmail', 'PUT', () => '/customer/forget-password', {}],
  ['email', 'POST', () => '/newsletter/customer/create', {}],
  ['email', 'PUT', () => `/customer/${buyer.id}`, { password }],
]

test.each(doors)('the field %s of %s %s names what is wrong', async (field, method, path, more) => {
  for (const address of hostileAddresses) {
    const answer = await fetch(`${shop.origin}/api${path()}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
      body: JSON.stringify({ ...more, [field]: address }),
    })
    expect([address, answer.status, await answer.json()]).toEqual([
      address,
      422,
      {
        ...{ code: 'invalid_field', message: `${field}: ${issue}`, key: 'problem.invalid_field' },
        ...{ field, issues: [{ field, message: issue, key: 'field.email' }] },
      },
    ])
  }
  expect(await shop.mails()).toEqual([])
})
