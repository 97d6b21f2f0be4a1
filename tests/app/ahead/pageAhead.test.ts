import { expect, test } from 'vitest'
import { pageAhead } from '../../../src/app/ahead/loadQuietly.ts'

const kinds = (isVisitor: boolean) => (path: string) => pageAhead(path, isVisitor)?.kind

test("a customer's pages can be loaded ahead", () => {
  const paths = ['/', '/eshop/rings', '/eshop/detail/rings/band', '/cart', '/history', '/blog/a']
  expect(paths.map(kinds(false))).toEqual([
    ...['home', 'category', 'product', 'cart', 'history', 'post'],
  ])
})

test('for a visitor, only pages for everybody are', () => {
  const paths = ['/', '/login', '/about', '/eshop', '/cart', '/faq']
  expect(paths.map(kinds(true))).toEqual(['home', 'login', 'article', ...Array(3).fill(undefined)])
})

test('pages whose loader does something, that only lead elsewhere or do not exist are never', () => {
  const paths = [
    ...['/reset-password', '/user/email-verification', '/unsubscribe/t', '/confirm-email/t'],
    ...['/undo-email/t', '/gdpr/erase/t', '/product/detail', '/nowhere', '/media/a.jpg'],
  ]
  expect(paths.map(kinds(false))).toEqual(paths.map(() => undefined))
})
