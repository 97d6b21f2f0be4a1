import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readJourney, writeJourney } from '../../lab/journey/journey.ts'
import { playJourney } from '../../lab/journey/play.ts'
import { journeyFileName } from '../../lab/journey/save.ts'
import type { LookUp } from '../../lab/run/answerable.ts'
import { inRegistry } from '../../lab/run/lookUp.ts'
import { secretsIn } from '../../lab/run/secretNames.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { samplePassword } from '../../mocks/shop/account/people.ts'
import { Order } from '../../src/contracts/orders/order.ts'

const folder = join(import.meta.dirname, 'journeys')
const files = globSync('*.json', { cwd: folder }).toSorted()
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('A kept journey can be replayed', () => {
  test.each(files)('%s', (file) => {
    const journey = readJourney(read(file))
    expect(playJourney(journey).problem).toBeUndefined()
    expect(journeyFileName(journey.title)).toBe(basename(file, '.json'))
    expect(writeJourney(journey)).toBe(read(file))
  })
})

test('every kept journey holds what the person did, so that Chromium replays it', () => {
  expect(files.filter((file) => !readJourney(read(file)).acts)).toEqual([])
})

test('no kept journey contains a password or a token', () => {
  for (const file of files) {
    expect([file, read(file).includes(samplePassword)]).toEqual([file, false])
    const secrets = read(file).matchAll(/"(\w*(?:password|token)\w*)":\s*"([^"]*)"/gi)
    for (const [, name, value] of secrets)
      expect([file, name, value]).toEqual([file, name, expect.stringMatching(/^(hidden-\d+_*)?$/)])
    const inAddresses = secretsIn(read(file)).filter((secret) => !secret.startsWith('hidden-'))
    expect([file, inAddresses]).toEqual([file, []])
  }
})

/** The orders in the answers of services. */
const ordersIn = (answer: unknown): unknown[] => {
  if (typeof answer !== 'object' || answer === null) return []
  return 'shipsBy' in answer ? [answer] : Object.values(answer).flatMap(ordersIn)
}

test('the orders in kept journeys fit the contract of today', () => {
  const orders = files.flatMap((file) =>
    readJourney(read(file)).steps.flatMap(({ step }) =>
      step.kind === 'answer' && 'output' in step.answer
        ? ordersIn(step.answer.output).map((order) => [file, order] as const)
        : [],
    ),
  )
  expect(orders.length).toBeGreaterThan(2)
  const outdated = orders.filter(([, order]) => !Order.safeParse(order).success)
  expect(outdated.map(([file]) => file)).toEqual([])
})

test('there are journeys of every area', () => {
  const places = new Set(
    files.flatMap((file) =>
      readJourney(read(file)).steps.flatMap(({ expect: states }) => Object.keys(states)),
    ),
  )
  const machines = new Set([...places].map((place) => place.split('/').at(-1)?.split(':')[0]))
  const areas = { account: 'session', cart: 'cart', catalogue: 'listing', orders: 'placement' }
  expect([...machines]).toEqual(expect.arrayContaining([...Object.values(areas), 'contact']))
  expect(files.length).toBeGreaterThanOrEqual(12)
  expect(files.length).toBeGreaterThan(Object.keys(scenarios).length)
})

/** A copy of a machine's definition with other values; undefined removes one. */
const rewritten = (part: unknown, change: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(part)) return part.map((inside) => rewritten(inside, change))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, inside]) => {
      const value = change(name, inside)
      return value === undefined ? [] : [[name, rewritten(value, change)]]
    }),
  )
}

const cart = inRegistry('cart').machine
const cartWith = (change: Parameters<typeof rewritten>[1]) =>
  createMachine(rewritten(cart.config, change) as never).provide(cart.implementations as never)

const lostTransition = cartWith((name, value) => (name === 'row.incremented' ? undefined : value))
/** What was sent is sent again, as after an edit without an answer. */
const sentTwice = cartWith((name, value) =>
  name === 'onDone' && Array.isArray(value) && value[0].target === 'settled'
    ? [{ ...value[0], target: 'waiting' }, ...value.slice(1)]
    : value,
)
const ordered = readJourney(read('aFullCartIsChangedAndOrdered.json'))

describe('Kept journeys find faults', () => {
  test.each([
    ['a lost transition', lostTransition, /row\.incremented to cart: cart should be .*pausing/],
    [
      'a wrong guard',
      cart.provide({ guards: { hasEdits: () => false } }),
      /row\.incremented to cart: cart should be .*pausing/,
    ],
    ['a call that is sent twice', sentTwice, /editCart answers to cart: .* is .*waiting/],
  ])('%s', (_, faulty, problem) => {
    const lookUp: LookUp = (name) => ({
      ...inRegistry(name),
      ...(name === 'cart' ? { machine: faulty } : {}),
    })
    expect(playJourney(ordered, { lookUp }).problem).toMatch(problem)
  })
})
