import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashToken, newToken } from '../../../server/account/secrets.ts'
import { scrub } from '../../../server/parts/scrub.ts'
import { hostileAddresses } from '../../support/values/hostileAddresses.ts'

const token = newToken()

test.each([
  ['550 5.1.1 <meera@shah.test>: refused', '550 5.1.1 <[address]>: refused'],
  ['Key (email)=(meera@shah.test) already exists.', 'Key [address] already exists.'],
  ['"meera.o\'hara+shop@sub.shah.co.in"', '"[address]"'],
  ['मीरा@शाह.भारत, meera@localhost', '[address], [address]'],
  ['GET /login?email=meera%40shah.test', 'GET [address]'],
  ['postgres://alma:secret@db:5432/alma', 'postgres://alma:[address]:5432/alma'],
  [
    `GET /user/email-verification?token=${token}&lang=en`,
    'GET /user/email-verification?token=[token]&lang=en',
  ],
  ['/unsubscribe?token=short', '/unsubscribe?token=[token]'],
  ['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
  [`no session ${hashToken(token)}`, 'no session [token]'],
])('%s', (text, expected) => {
  expect(scrub(text)).toBe(expected)
})

test('other text is unchanged', () => {
  const text = [
    'at sendPage (/srv/alma/node_modules/@fastify/static/index.js:3:14)',
    'job 019aaf21-7a40-7cc1-b5b6-6e5c9bdb4b0e of order A-000123 failed @ 10:30',
    randomBytes(32).toString('hex'),
  ].join('\n')
  expect(scrub(text)).toBe(text)
})

test.each(hostileAddresses.filter((address) => /^[!-?A-~]+@[!-?A-~]+$/.test(address)))(
  'nothing is left of %s',
  (address) => {
    expect(scrub(`refused: ${address}`)).not.toContain('@')
  },
)
