import { beforeEach, expect, test } from 'vitest'
import { createPreloads } from '../../../src/app/ahead/preloads.ts'

const page = '/eshop/detail/rings/band'
let now: number
let reader: string
let preloads: ReturnType<typeof createPreloads>
beforeEach(() => {
  now = 0
  reader = 'anna'
  preloads = createPreloads(
    () => now,
    () => reader,
  )
})

/** Loads a page ahead. @returns whether that began */
const start = (
  address = page,
  shows = ['product'],
  data: Promise<unknown> = Promise.resolve(1),
) => {
  let began = false
  const load = () => {
    began = true
    return data
  }
  preloads.start({ address, shows, load })
  return began
}

test('data that were loaded ahead are used once', async () => {
  start()
  expect([await preloads.take(page), preloads.take(page)]).toEqual([1, undefined])
})

test('a page that is being loaded ahead is not loaded twice', () => {
  expect([start(), start()]).toEqual([true, false])
})

test.each([
  [10_000, 1],
  [10_001, undefined],
])('after %i ms the data are %s', async (later, data) => {
  start()
  now = later
  expect(await preloads.take(page)).toBe(data)
})

test('after 10 s the page may be loaded ahead again', () => {
  start()
  now = 10_001
  expect(start()).toBe(true)
})

test('another customer or language gets nothing', () => {
  start()
  reader = 'bela'
  expect(preloads.take(page)).toBeUndefined()
})

test.each([
  ['product', undefined],
  ['everything', undefined],
  ['lists', 1],
] as const)('after a change of %s the data of a product are %s', async (what, data) => {
  start()
  preloads.outdate(what)
  expect(await preloads.take(page)).toBe(data)
})

test('Scenario: three pages are loaded at a time; the next one follows when one is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const never = new Promise(() => undefined)
  const began = [start('/a', [], promise), start('/b', [], never), start('/c', [], never)]
  expect([...began, start('/d')]).toEqual([true, true, true, false])
  resolve()
  await preloads.take('/a')
  await Promise.resolve()
  expect(start('/d')).toBe(true)
})

test('Scenario: a page that failed is forgotten, and may be loaded again', async () => {
  const failing = Promise.reject(new Error('offline'))
  start(page, [], failing)
  await failing.catch(() => undefined)
  await Promise.resolve()
  await Promise.resolve()
  expect([preloads.take(page), start()]).toEqual([undefined, true])
})
