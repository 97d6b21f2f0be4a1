import { afterAll, expect, test } from 'vitest'
import { createKeptPages } from '../../../../server/store/kept/keptPages.ts'
import { openTestShop } from '../../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

test('Scenario: a cached page is checked once for each version of the shop', async () => {
  const pages = createKeptPages(shop.deps, 'test')
  const done: string[] = []
  const page = async () => {
    done.push('rendered')
    return {
      text: 'a page',
      lastChange: async () => {
        done.push('checked')
        return 3
      },
    }
  }
  const read = async (version?: number) => {
    done.length = 0
    await pages.get('key', page, version)
    return [...done]
  }
  expect(await read(5)).toEqual(['rendered'])
  expect(await read(5)).toEqual([])
  expect(await read(4)).toEqual([])
  expect(await read(7)).toEqual(['checked'])
  expect(await read(7)).toEqual([])
  expect(await read()).toEqual(['checked'])
})

test('Scenario: a page that has changed since is rendered again', async () => {
  const pages = createKeptPages(shop.deps, 'test')
  let changed = 1
  let text = 'before'
  const read = (version: number) =>
    pages.get('another key', async () => ({ text, lastChange: async () => changed }), version)
  expect(await read(1)).toBe('before')
  text = 'after'
  changed = 2
  expect(await read(2)).toBe('after')
})
