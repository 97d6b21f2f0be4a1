import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Flow } from '../../lab/run/flow.ts'
import { nearestFirst } from '../../lab/run/nearest.ts'
import { flowTitled, journeyTitled, keptFlowTitled } from '../../tools/flows/chosen.ts'
import { readOptions } from '../../tools/flows/options.ts'

const machines = ['app', 'cart', 'cartPanel', 'checkout', 'wishlist']

describe('The command line of npm run flows', () => {
  test.for([
    { args: [], options: {} },
    { args: ['cart'], options: { machine: 'cart' } },
    { args: ['cart', 'A row is gone'], options: { machine: 'cart', title: 'A row is gone' } },
    { args: ['journey'], options: { isJourney: true } },
    { args: ['journey', 'A cart'], options: { isJourney: true, title: 'A cart' } },
    {
      args: ['journey', 'A cart', '--record-again'],
      options: { isJourney: true, title: 'A cart', isRecordedAgain: true },
    },
    { args: ['cart', '--watch'], options: { machine: 'cart', pause: 500 } },
    { args: ['cart', '--watch', '--slow', '2000'], options: { machine: 'cart', pause: 2000 } },
  ])('$args', ({ args, options }) => {
    expect(readOptions(args, machines)).toEqual(options)
  })

  test.for([
    {
      args: ['cart', 'A', 'row'],
      says: 'Put the title into quotes: npm run flows -- cart "A ..."',
    },
    { args: ['cart', '--slow', '500'], says: '--slow needs --watch.' },
    { args: ['cart', '--watch', '--slow', 'soon'], says: '--slow takes the milliseconds' },
    { args: ['cart', '--record-again'], says: '--record-again is for journeys' },
    { args: ['cart', '--loud'], says: "Unknown option '--loud'" },
  ])('$args is refused', ({ args, says }) => {
    expect(() => readOptions(args, machines)).toThrow(says)
  })

  test('Scenario: an unknown machine is refused with the names, the nearest first', () => {
    expect(() => readOptions(['whishlist'], machines)).toThrow(
      'There is no machine "whishlist". The machines are:\n  wishlist\n  checkout',
    )
  })
})

describe('npm run flows', () => {
  const run = (...args: readonly string[]) => {
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env
    const script = join(import.meta.dirname, '../../tools/flows.ts')
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
      env,
      encoding: 'utf8',
    })
    return [status, stderr.split('\n')[0]]
  }

  test('Scenario: it fails and says why, without the trace of an error', () => {
    expect(run('kart')).toEqual([1, 'There is no machine "kart". The machines are:'])
    expect(run('diff', 'no-such-revision')).toEqual([1, expect.stringContaining('git')])
  })

  test.runIf(process.platform === 'linux')('Scenario: without a display nobody can watch', () => {
    expect(run('cart', '--watch')).toEqual([
      1,
      expect.stringContaining('There is no display to watch it on'),
    ])
  })
})

test('names that contain the wanted one come before those that are spelled like it', () => {
  expect(nearestFirst('panel', ['app', 'pane', 'cartPanel'])).toEqual(['cartPanel', 'pane', 'app'])
})

test('a title that begins like the wanted one comes first, however long it is', () => {
  const titles = [
    'A wish is kept',
    'Full carts',
    'A full cart is changed and ordered',
    'A bull art',
  ]
  expect(nearestFirst('A fulll cart', titles)[0]).toBe('A full cart is changed and ordered')
})

describe('A journey by its title', () => {
  const called = (name: string, title: string) => ({ name, journey: { title, steps: [] } })
  const kept = [
    called('aCartIsOrdered', 'A cart is ordered'),
    called('aCartIsEmptied', 'A cart is emptied'),
  ]

  test.for(['A cart is ordered', 'a CART is ordered', 'aCartIsOrdered', 'ordered'])(
    '%s is one of two',
    (title) => {
      expect(journeyTitled(title, kept)).toBe(kept[0])
    },
  )

  test('Scenario: of several that contain a part, all are listed', () => {
    expect(() => journeyTitled('a cart', kept)).toThrow(
      'Several titles contain "a cart":\n  A cart is ordered\n  A cart is emptied\nType more',
    )
  })

  test('Scenario: an unknown title is refused with the titles, the nearest first', () => {
    const others = [called('aDog', 'Another one'), ...kept]
    expect(() => journeyTitled('A carrt is emp', others)).toThrow(
      'There is no journey "A carrt is emp". The nearest of 3 titles:\n  A cart is emptied\n  A cart is ordered',
    )
  })
})

describe('A flow by its title', () => {
  const titled = (title: string): Flow => ({
    ...{ machine: 'cart', title, input: 'logged in', start: 'closed', steps: [] },
  })
  const kept = [{ file: 'cart.retry.json', flow: titled('A lost cart is asked for again') }]
  const paths = [titled('logged in > cart.opened'), titled('logged in > cart.closed')]

  test.for([
    'A lost cart is asked for again',
    'a LOST cart is asked for again',
    'cart.retry.json',
    'a lost cart',
  ])('%s is the recorded one', (title) => {
    expect(keptFlowTitled(title, kept)).toEqual({ ...kept[0], test: 'recorded: cart.retry.json' })
  })

  test('Scenario: of two with one title, the files are named, and each is found by its file', () => {
    const again = { file: 'cart.again.json', flow: titled('A LOST cart is asked for again') }
    const both = [...kept, again]
    const title = 'A lost cart is asked for again'
    const says =
      'Several have the title "A lost cart is asked for again":\n  cart.retry.json\n  cart.again.json\nType the name of the file that you mean.'
    expect(() => keptFlowTitled(title, both)).toThrow(says)
    expect(() => flowTitled('lost cart', 'cart', paths, both)).toThrow(
      '  A lost cart is asked for again (cart.retry.json)\n  A LOST cart is asked for again (cart.again.json)',
    )
    expect(keptFlowTitled('cart.again.json', both)?.file).toBe('cart.again.json')
  })

  test('Scenario: a whole title wins over longer ones that contain it', () => {
    const longer = {
      file: 'cart.longer.json',
      flow: titled('A lost cart is asked for again, twice'),
    }
    expect(keptFlowTitled('a lost cart is asked for again', [longer, ...kept])?.file).toBe(
      'cart.retry.json',
    )
  })

  test('Scenario: a path of the machine has a title, too', () => {
    const title = 'logged in > cart.closed'
    expect(keptFlowTitled(title, kept)).toBeUndefined()
    expect(flowTitled(title, 'cart', paths, kept)).toEqual({ flow: paths[1], test: title })
    expect(flowTitled('CART.closed', 'cart', paths, kept).test).toBe(title)
  })

  test('Scenario: an unknown title is refused with the titles, the nearest first', () => {
    expect(() => flowTitled('A lost cart is asked again', 'cart', paths, kept)).toThrow(
      'There is no flow of cart "A lost cart is asked again". The nearest of 3 titles:\n  A lost cart is asked for again\n  logged',
    )
  })
})
