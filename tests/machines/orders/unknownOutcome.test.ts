import { describe, expect, test } from 'vitest'
import { selectRefusal } from '../../../src/machines/orders/placementSelectors.ts'
import { defaultToast } from '../../../src/machines/parts/shell.ts'
import { refusal } from '../fixtures.ts'
import {
  foundPlaced,
  outdated,
  said,
  start,
  toPlaced,
  unanswered,
  unknown,
} from './startPlacement.ts'

describe('An order whose outcome was not known when the page ended', () => {
  test('Scenario: it is requested, and the buyer sees it', async () => {
    const { attempts, asked, keysOf, shell, at, over } = await start({
      kept: ['key-9'],
      asks: [foundPlaced],
    })
    await at('checking')
    await over()
    expect([attempts, asked, keysOf('u-1').length, shell.sent]).toEqual([
      [],
      ['key-9'],
      0,
      [outdated, toPlaced],
    ])
  })

  test('Scenario: several orders left by pages are each requested', async () => {
    const { asked, keysOf, shell, clock, at } = await start({
      kept: ['key-8', 'key-9'],
      asks: [unknown, unknown, unknown, unknown, unknown, unknown, foundPlaced],
    })
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await at('pausing')
      clock.increment(wait)
      await at('checking')
    }
    await at('placed')
    expect([asked.slice(-2), keysOf('u-1'), shell.sent]).toEqual([
      ['key-8', 'key-9'],
      [],
      [said('order.notPlaced'), outdated, outdated, toPlaced],
    ])
  })

  test('Scenario: a placed one is reported before the next is requested', async () => {
    const { asked, keysOf, shell, at } = await start({
      kept: ['key-8', 'key-9'],
      asks: [foundPlaced, foundPlaced],
    })
    await at('placed')
    expect([asked, keysOf('u-1'), shell.sent.length]).toEqual([['key-8', 'key-9'], [], 4])
  })

  test('Scenario: while the shop cannot be reached, requests continue and a message is shown once', async () => {
    const { actor, asked, shell, at, over } = await start({
      kept: ['key-9'],
      asks: [unanswered, unanswered, foundPlaced],
    })
    for (const _ of [1, 2]) {
      await at('pausing')
      actor.send({ type: 'connectivity.restored' })
      await at('checking')
    }
    await over()
    expect([asked, shell.sent]).toEqual([
      ['key-9', 'key-9', 'key-9'],
      [said('order.checking'), outdated, toPlaced],
    ])
  })

  test('Scenario: after a logout it is requested at the next login', async () => {
    const { actor, keysOf, at } = await start({ kept: ['key-9'], asks: [unanswered] })
    await at('pausing')
    actor.send({ type: 'session.closed' })
    expect([actor.getSnapshot().value, keysOf('u-1')]).toEqual(['off', ['key-9']])
  })

  test('Scenario: a refusal is not shown to the next customer', async () => {
    const { actor, over, submit, at } = await start({ places: [async () => refusal('Sold out.')] })
    submit()
    await at('placing')
    await over()
    const shown = selectRefusal(actor.getSnapshot())
    actor.send({ type: 'session.closed' })
    expect([shown === null, selectRefusal(actor.getSnapshot())]).toEqual([false, null])
  })

  test('Scenario: a shop that keeps failing is asked six times, and the outcome stays unknown', async () => {
    const { shell, asked, clock, keysOf, at } = await start({ kept: ['key-9'] })
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await at('pausing')
      clock.increment(wait)
      await at('checking')
    }
    await at('idle')
    expect([asked.length, keysOf('u-1'), shell.sent]).toEqual([6, ['key-9'], [defaultToast]])
  })
})
