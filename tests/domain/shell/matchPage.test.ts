import { expect, test } from 'vitest'
import { matchPage } from '../../../src/domain/shell/matchPage.ts'

const found = (pathname: string) => {
  const { page, params } = matchPage(pathname)
  return [page.path, ...params]
}

test.each([
  ['/', ['/']],
  ['/eshop', ['/eshop']],
  ['/eshop/', ['/eshop']],
  ['/eshop//', ['/eshop']],
  ['/ESHOP', ['/eshop']],
  ['/eshop/rings', ['/eshop/:id', 'rings']],
  ['/eshop/Rings%20%26%20bands/', ['/eshop/:id', 'Rings & bands']],
  ['/eshop/detail/rings/oval-ring', ['/eshop/detail/:id1/:id2', 'rings', 'oval-ring']],
  // An optional part.
  ['/reset-password', ['/reset-password/:token?']],
  ['/reset-password/abc', ['/reset-password/:token?', 'abc']],
  ['/unsubscribe/abc', ['/unsubscribe/:token', 'abc']],
  // A page of its own takes precedence over one with a parameter.
  ['/cart/checkout', ['/cart/checkout']],
  ['/lists/shared/k', ['/lists/shared/:shareKey', 'k']],
] as const)('%s opens its page with the decoded parts', (pathname, expected) => {
  expect(found(pathname)).toEqual(expected)
})

test.each([
  ...['/no-such-page/at-all', '/eshop/rings/more', '/unsubscribe', '/eshop//rings', '//'],
  ...['/reset-password//abc', '/eshop/detail/rings'],
])('%s opens no other page than the one that says so, or a page of the team', (pathname) => {
  expect(['/*', '/:slug', '/']).toContain(found(pathname)[0])
})
