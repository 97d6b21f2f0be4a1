import { expect, test } from 'vitest'
import { treeOf } from '../../../lab/run/tree.ts'
import { createSecrets } from '../../../lab/watch/secrets.ts'

const token = 'b3f1c2d4e5a60718'

test('Scenario: the values of secret fields are hidden, and the same texts everywhere else', () => {
  const { mask, text } = createSecrets()
  const login = {
    email: 'asha@rao.test',
    password: 'demo-buyer-2026',
    user: { token, name: 'Asha' },
  }
  expect(mask(login)).toEqual({
    ...{ email: 'asha@rao.test', password: '•••' },
    user: { token: '•••', name: 'Asha' },
  })
  expect(text(`/unsubscribe/${token}?again`)).toBe('/unsubscribe/•••?again')
  expect(mask([{ header: `Bearer ${token}` }])).toEqual([{ header: 'Bearer •••' }])
})

test.each([
  ['newPassword', 'x', '•••'],
  ['authorization', 'x', '•••'],
  ['userCookie', 'x', '•••'],
  ['token', null, null],
  ['slug', 'x', 'x'],
])('a field %s with %j becomes %j', (name, value, masked) => {
  expect(createSecrets().mask({ [name]: value })).toEqual({ [name]: masked })
})

test('a short secret does not hide the same letters of other texts', () => {
  const { mask, text } = createSecrets()
  mask({ password: 'ring' })
  expect(text('/eshop/rings')).toBe('/eshop/rings')
})

test.each([
  ['/user/email-verification?token=112207c0a4a94f2a', '/user/email-verification?token=•••'],
  ['/reset-password/112207c0a4a94f2a', '/reset-password/•••'],
  ['http://shop.test/unsubscribe/112207c0a4a94f2a?x=1', 'http://shop.test/unsubscribe/•••?x=1'],
  ['/reset-password', '/reset-password'],
  ['/eshop/rings_bands?sort=newest', '/eshop/rings_bands?sort=newest'],
])('the address %s is shown as %s', (address, shown) => {
  expect(createSecrets().text(address)).toBe(shown)
})

test('actors and functions become their names, and errors their message', () => {
  class Actor {
    token = token
  }
  expect(
    createSecrets().mask({ ref: new Actor(), act: () => 1, error: new Error('lost') }),
  ).toEqual({
    ...{ ref: 'Actor', act: 'function', error: 'lost' },
  })
})

test('the body of a call is masked by its fields; a text that is not JSON by what is known', () => {
  const { body, learn } = createSecrets()
  expect(body(JSON.stringify({ token }))).toBe('{"token":"•••"}')
  learn('another-secret')
  expect(body('<p>another-secret</p>')).toBe('<p>•••</p>')
})

test('the tree of a context hides secrets', () => {
  const [password, email] = treeOf({ password: 'demo', email: 'asha@rao.test' }).children()
  expect([password?.text, email?.text]).toEqual(['"•••"', '"asha@rao.test"'])
})
