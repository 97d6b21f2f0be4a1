import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compressOnce, keepCompressed } from '../../../../server/store/kept/compressed.ts'
import { createCatalogueChanges } from '../../../support/catalogueChanges.ts'
import { ring } from '../../../support/fixture.ts'
import { openTestShop } from '../../../support/shop.ts'

const half = vi.fn((bytes: Buffer) => bytes.subarray(0, bytes.length / 2))
const tail = vi.fn((bytes: Buffer) => bytes.subarray(1))

test('the bytes of a cached page are compressed once in each way, all others on every call', () => {
  const [page, other] = [keepCompressed(Buffer.from('a page')), Buffer.from('a page')]
  const [once, alsoOnce] = [compressOnce(half), compressOnce((bytes: Buffer) => half(bytes))]
  const forms = [once(page, {}), once(page, {}), alsoOnce(page, {}), alsoOnce(page, {})]
  expect(forms.map(String)).toEqual(['a p', 'a p', 'a p', 'a p'])
  expect(half).toHaveBeenCalledTimes(2)
  once(other, {})
  once(other, {})
  expect(half).toHaveBeenCalledTimes(4)
})

test('cached pages have their own options', () => {
  const compress = vi.fn((bytes: Buffer, _options: { quality: number }) => bytes.subarray(1))
  const once = compressOnce(compress, { quality: 5 })
  once(keepCompressed(Buffer.from('a page')), { quality: 4 })
  once(Buffer.from('another page'), { quality: 4 })
  expect(compress.mock.calls.map(([, { quality }]) => quality)).toEqual([5, 4])
})

test('a form that is longer than half of the page is not kept', () => {
  const page = keepCompressed(Buffer.from('a page'))
  const once = compressOnce(tail)
  once(page, {})
  once(page, {})
  expect(tail).toHaveBeenCalledTimes(2)
})

const shop = await openTestShop()
afterAll(() => shop.close())
const change = createCatalogueChanges(shop)
beforeAll(async () => {
  const variants = [{ ...ring.variants[0], sku: 'SOL' }] as const
  const title = { en: 'Sol '.repeat(400) }
  await change({ kind: 'put', input: { ...ring, slug: 'sol', title, variants: [...variants] } })
})

test('Scenario: a list changes; buyers receive the current one in every encoding', async () => {
  const { token } = await shop.customer()
  const list = async (encoding: string) => {
    const { headers, rawPayload } = await shop.app.inject({
      url: '/api/products/category/slug/all',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    })
    const { 'content-encoding': used, vary } = headers
    const decode = used === 'br' ? brotliDecompressSync : gunzipSync
    const text = (used === undefined ? rawPayload : decode(rawPayload)).toString()
    return { used, vary, text }
  }
  const encodings = ['br', 'gzip', 'identity', 'gzip;q=0.5, br']
  const listAll = () => Promise.all(encodings.map(list))
  for (const stock of [3, 9]) {
    await change({ kind: 'stock', slug: 'sol', stock })
    const [first, ...others] = [...(await listAll()), ...(await listAll())]
    expect(first?.text).toContain(`"stock":${stock}`)
    expect(others.map(({ text }) => text)).toEqual(others.map(() => first?.text))
    expect([first, ...others].map((each) => each?.used)).toEqual([
      ...['br', 'gzip', undefined, 'br'],
      ...['br', 'gzip', undefined, 'br'],
    ])
    expect(first?.vary).toContain('accept-encoding')
  }
})
