import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../support/shop.ts'

const page = '<html><script>document.title = "taken"</script></html>'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const folder = join(shop.deps.config.dataDir, 'media', 'rings')
  await mkdir(folder, { recursive: true })
  for (const name of ['band.svg', 'BAND.SVG', 'band.gif', 'band.png', 'band.jpg', 'band.webp'])
    await writeFile(join(folder, name), drawing)
  for (const name of ['page.html', 'page.xhtml', 'page.xml', 'page.js', 'page.pdf', 'page', '.svg'])
    await writeFile(join(folder, name), page)
})
afterAll(() => shop.close())

const open = (path: string) => fetch(shop.origin + path)

test.each([
  ['band.svg', 'image/svg+xml'],
  ['BAND.SVG', 'image/svg+xml'],
  ['band.gif', 'image/gif'],
  ['band.png', 'image/png'],
  ['band.jpg', 'image/jpeg'],
  ['band.webp', 'image/webp'],
  ['../sized/160/rings/band.svg.webp', 'image/webp'],
])('%s is a picture that runs nothing', async (name, type) => {
  const { status, headers } = await open(`/media/rings/${name}`)
  expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    ...[200, type, 'nosniff'],
  ])
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test.each([
  'page.html',
  'page.xhtml',
  'page.xml',
  'page.js',
  'page.pdf',
  'page',
  'page.html?x=.svg',
  'page.html%3Fx=.svg',
  'page.html/.svg',
  '',
])('%s is not served from the media folder', async (name) => {
  const answer = await open(`/media/rings/${name}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    ...[404, 'application/json; charset=utf-8'],
  ])
})
