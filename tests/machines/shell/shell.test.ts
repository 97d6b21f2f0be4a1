import { describe, expect, test, vi } from 'vitest'
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import { machines } from '../../../src/machines/index.ts'
import {
  connectivityMachine,
  selectIsBar,
  selectIsCovered,
} from '../../../src/machines/shell/connectivity.machine.ts'
import {
  notificationBarMachine,
  selectShown,
} from '../../../src/machines/shell/notificationBar.machine.ts'
import {
  type ChoicesMade,
  defaultCurrency,
  defaultLanguage,
  preferencesMachine,
  type ShopLists,
  selectCurrencies,
  selectCurrency,
  selectIsSettled,
  selectLanguage,
  selectLanguages,
  selectTheme,
} from '../../../src/machines/shell/preferences.machine.ts'
import { selectToasts, toastsMachine } from '../../../src/machines/shell/toasts.machine.ts'
import { recordingShell } from '../fixtures.ts'

const sentence = (text: string) => ({ text })

describe('The notification bar', () => {
  const start = () => {
    const clock = new SimulatedClock()
    const actor = createActor(notificationBarMachine, { clock }).start()
    const say = (text: string) => actor.send({ type: 'said', sentence: sentence(text) })
    return { clock, actor, say, shown: () => selectShown(actor.getSnapshot()) }
  }

  test('Scenario: it appears after a second and hides after four', () => {
    const { clock, say, shown } = start()
    say('Welcome')
    const seen = [shown()]
    for (const step of [999, 1, 1_500, 2_499, 1]) {
      clock.increment(step)
      seen.push(shown())
    }
    expect(seen).toEqual([
      undefined,
      undefined,
      sentence('Welcome'),
      sentence('Welcome'),
      sentence('Welcome'),
      undefined,
    ])
  })

  test('Scenario: closed early, the next sentence follows', () => {
    const { clock, actor, say, shown } = start()
    say('First')
    say('Second')
    clock.increment(1_000)
    const first = shown()
    actor.send({ type: 'bar.closed' })
    const between = shown()
    clock.increment(200)
    expect([first, between, shown()]).toEqual([sentence('First'), undefined, sentence('Second')])
  })

  test('Scenario: while others wait each is shown briefly, and the last one for four seconds', () => {
    const { clock, say, shown } = start()
    for (const text of ['One', 'Two', 'Three']) say(text)
    const seen: [number, string | undefined][] = [[0, undefined]]
    for (let at = 0; at <= 9_000; at += 100) {
      const now = shown()
      const text = now && 'text' in now ? now.text : undefined
      if (seen.at(-1)?.[1] !== text) seen.push([at, text])
      clock.increment(100)
    }
    expect(seen).toEqual([
      [0, undefined],
      [1_000, 'One'],
      [2_500, undefined],
      [2_700, 'Two'],
      [4_200, undefined],
      [4_400, 'Three'],
      [8_400, undefined],
    ])
  })

  test('Scenario: a new sentence replaces one that was shown long enough at once', () => {
    const { clock, say, shown } = start()
    say('First')
    for (const step of [1_000, 1_500, 500]) clock.increment(step)
    say('Second')
    const between = shown()
    clock.increment(200)
    expect([between, shown()]).toEqual([undefined, sentence('Second')])
  })

  test('Scenario: the same sentence twice in a row is shown once', () => {
    const { actor, say } = start()
    say('Again')
    say('Again')
    expect(actor.getSnapshot().context.queue).toEqual([sentence('Again')])
  })
})

test('Scenario: each toast disappears after five seconds', () => {
  const clock = new SimulatedClock()
  const actor = createActor(toastsMachine, { clock }).start()
  const texts = () => selectToasts(actor.getSnapshot()).map((toast) => toast.sentence)
  actor.send({ type: 'toast.raised', sentence: sentence('one') })
  clock.increment(3_000)
  actor.send({ type: 'toast.raised', sentence: sentence('two') })
  actor.send({ type: 'toast.raised', sentence: sentence('three') })
  actor.send({ type: 'toast.closed', id: 2 })
  const both = texts()
  clock.increment(2_000)
  const later = texts()
  clock.increment(3_000)
  expect([both, later, texts()]).toEqual([
    [sentence('one'), sentence('three')],
    [sentence('three')],
    [],
  ])
})

test('Scenario: at most four toasts are shown, the newest', () => {
  const actor = createActor(toastsMachine, { clock: new SimulatedClock() }).start()
  for (const text of ['one', 'two', 'three', 'four', 'five'])
    actor.send({ type: 'toast.raised', sentence: sentence(text) })
  expect(selectToasts(actor.getSnapshot()).map((toast) => toast.sentence)).toEqual(
    ['two', 'three', 'four', 'five'].map(sentence),
  )
})

describe('Connectivity', () => {
  const start = (answers: readonly (boolean | 'hangs')[]) => {
    const left = [...answers]
    const asked: number[] = []
    const clock = new SimulatedClock()
    const shell = recordingShell()
    const actor = createActor(
      connectivityMachine.provide({
        actors: {
          watchBrowser: fromCallback(() => undefined),
          probe: fromPromise<void>(() => {
            asked.push(clock.now())
            const answer = left.shift()
            if (answer === 'hangs') return new Promise(() => undefined)
            return answer ? Promise.resolve() : Promise.reject(new Error('unreachable'))
          }),
        },
      }),
      { clock, input: { shell } },
    ).start()
    const isIn = (state: Parameters<SnapshotFrom<typeof connectivityMachine>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state))
    return { actor, clock, shell, asked, isIn }
  }

  test('Scenario: while the shop cannot be reached, no toast says that it failed (rule N5)', () => {
    const actor = createActor(toastsMachine, { clock: new SimulatedClock() }).start()
    const raise = (key: 'error.default' | 'cart.noVariant') =>
      actor.send({ type: 'toast.raised', sentence: { key } })
    const shown = () => selectToasts(actor.getSnapshot()).map(({ sentence }) => sentence.key)
    actor.send({ type: 'network.failed' })
    raise('error.default')
    raise('cart.noVariant')
    expect(shown()).toEqual(['cart.noVariant'])
    actor.send({ type: 'connectivity.restored' })
    raise('error.default')
    expect(shown()).toEqual(['cart.noVariant', 'error.default'])
  })

  test('Scenario: after a network error the server is probed at growing intervals', async () => {
    const { actor, clock, shell, asked, isIn } = start([false, false, false, true])
    actor.send({ type: 'network.failed' })
    expect(selectIsCovered(actor.getSnapshot())).toBe(true)
    for (const wait of [1_000, 2_000, 4_000]) {
      await isIn({ lost: { reaching: { probing: 'waiting' } } })
      const before = asked.length
      clock.increment(wait - 1)
      expect(asked.length).toBe(before)
      clock.increment(1)
    }
    await isIn('online')
    expect([asked, shell.sent]).toEqual([
      [0, 1_000, 3_000, 7_000],
      [{ type: 'connectivity.restored' }],
    ])
  })

  test('Scenario: the browser goes offline and comes back', async () => {
    const { actor, shell, isIn } = start([true])
    actor.send({ type: 'browser.offline' })
    await isIn({ lost: { reaching: 'offline' } })
    actor.send({ type: 'browser.online' })
    await isIn('online')
    expect(shell.sent).toEqual([{ type: 'connectivity.restored' }])
  })

  test.each(['retry.requested', 'browser.online'] as const)(
    'Scenario: %s while a question hangs asks again at once',
    async (type) => {
      const { actor, asked, shell, isIn } = start(['hangs', true])
      actor.send({ type: 'network.failed' })
      actor.send({ type })
      await isIn('online')
      expect([asked, shell.sent]).toEqual([[0, 0], [{ type: 'connectivity.restored' }]])
    },
  )

  test('Scenario: the buyer continues offline; the next loss covers the page again', async () => {
    const { actor, isIn } = start([true, true])
    const covers = () => [selectIsCovered(actor.getSnapshot()), selectIsBar(actor.getSnapshot())]
    actor.send({ type: 'browser.offline' })
    actor.send({ type: 'offline.continued' })
    expect(covers()).toEqual([false, true])
    actor.send({ type: 'network.failed' })
    actor.send({ type: 'browser.offline' })
    expect(covers()).toEqual([false, true])
    actor.send({ type: 'browser.online' })
    await isIn('online')
    expect(covers()).toEqual([false, false])
    actor.send({ type: 'browser.offline' })
    expect(covers()).toEqual([true, false])
  })

  test('Scenario: the buyer does not wait for the next attempt', async () => {
    const { actor, asked, isIn } = start([false, true])
    actor.send({ type: 'network.failed' })
    await isIn({ lost: { reaching: { probing: 'waiting' } } })
    actor.send({ type: 'retry.requested' })
    await isIn('online')
    expect(asked).toEqual([0, 0])
  })
})

describe('Preferences', () => {
  const italian = { _id: 'it', name: 'ITALIANO', iso_code: 'it' }
  const euro = { _id: 'e', name: 'Euro', code: 'EUR', symbol: '€', exchange_rate: 0.0109 }
  const lists: ShopLists = {
    languages: [defaultLanguage, italian],
    currencies: [defaultCurrency, euro],
  }
  const start = (
    load: () => Promise<ShopLists>,
    stored: { language?: string; currency?: string } = {},
  ) => {
    const remembered: string[] = []
    const sent: unknown[] = []
    const clock = new SimulatedClock()
    const actor = createActor(
      preferencesMachine.provide({
        actors: {
          loadLists: fromPromise<ShopLists>(load),
          shareChoices: fromCallback<ChoicesMade>(({ receive }) =>
            receive(({ choices }) => void sent.push(choices)),
          ),
        },
        actions: {
          rememberLanguage: ({ context }) => void remembered.push(context.language.iso_code),
          rememberCurrency: ({ context }) => void remembered.push(context.currency.code),
          rememberTheme: ({ context }) => void remembered.push(context.theme),
        },
      }),
      { input: { language: null, currency: null, theme: 'system', ...stored }, clock },
    ).start()
    const chosen = async (state: 'ready' | 'failed') => {
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches(state))
      return [context.language, context.currency]
    }
    return { actor, chosen, remembered, sent, clock }
  }

  test('Scenario: English and rupees, unless the cookies say otherwise', async () => {
    expect(await start(async () => lists).chosen('ready')).toEqual([
      defaultLanguage,
      defaultCurrency,
    ])
    const stored = { language: 'it', currency: 'EUR' }
    expect(await start(async () => lists, stored).chosen('ready')).toEqual([italian, euro])
  })

  test('Scenario: a choice that the shop no longer offers falls back to the default', async () => {
    const stored = { language: 'xx', currency: 'XXX' }
    expect(await start(async () => lists, stored).chosen('ready')).toEqual([
      defaultLanguage,
      defaultCurrency,
    ])
  })

  test('Scenario: a choice is applied at once and stored, an unknown one is not', async () => {
    const { actor, chosen, remembered } = start(async () => lists)
    await chosen('ready')
    actor.send({ type: 'language.chosen', code: 'it' })
    actor.send({ type: 'currency.chosen', code: 'EUR' })
    actor.send({ type: 'currency.chosen', code: 'XXX' })
    expect([await chosen('ready'), remembered]).toEqual([
      [italian, euro],
      ['it', 'EUR'],
    ])
  })

  test('Scenario: a shop with one language and one currency offers only these', async () => {
    const { actor, chosen } = start(async () => ({ languages: [italian], currencies: [euro] }))
    expect(selectIsSettled(actor.getSnapshot())).toBe(false)
    await chosen('ready')
    const snapshot = actor.getSnapshot()
    expect([
      selectIsSettled(snapshot),
      selectLanguages(snapshot),
      selectCurrencies(snapshot),
    ]).toEqual([true, [italian], [euro]])
  })

  test('Scenario: a shop without lists sells in English and in rupees', async () => {
    const { actor, chosen } = start(async () => ({ languages: [], currencies: [] }))
    await chosen('ready')
    const snapshot = actor.getSnapshot()
    const english = { _id: 'en', name: 'ENGLISH', iso_code: 'en' }
    const rupee = {
      ...{ _id: 'INR', name: 'Indian rupee', code: 'INR' },
      ...{ symbol: '₹', exchange_rate: 1 },
    }
    expect([selectLanguages(snapshot), selectCurrencies(snapshot)]).toEqual([[english], [rupee]])
    expect([selectLanguage(snapshot), selectCurrency(snapshot)]).toEqual(['en', rupee])
  })

  test('Scenario: the defaults are found at any position in the lists', async () => {
    const { chosen } = start(
      async () => ({
        languages: [italian, { ...defaultLanguage, _id: 'shop-en' }],
        currencies: [euro, { ...defaultCurrency, _id: 'shop-INR' }],
      }),
      { language: 'xx', currency: 'XXX' },
    )
    expect(await chosen('ready')).toMatchObject([{ _id: 'shop-en' }, { _id: 'shop-INR' }])
  })

  test('Scenario: the chosen theme is stored, also before the lists have loaded', async () => {
    const { actor, remembered } = start(() => new Promise<ShopLists>(() => undefined))
    actor.send({ type: 'theme.chosen', theme: 'dark' })
    expect([selectTheme(actor.getSnapshot()), remembered]).toEqual(['dark', ['dark']])
  })

  test('Scenario: without rates prices stay in rupees until the lists load', async () => {
    let answers = 0
    const load = async () => {
      answers += 1
      if (answers === 1) throw new Error('unreachable')
      return lists
    }
    const { actor, chosen } = start(load, { currency: 'EUR' })
    expect((await chosen('failed'))[1]).toEqual(defaultCurrency)
    actor.send({ type: 'lists.requested' })
    expect((await chosen('ready'))[1]).toEqual(euro)
  })

  test("Scenario: after a failed start the cookie's euros are restored with the lists", async () => {
    const load = vi
      .fn<() => Promise<ShopLists>>()
      .mockRejectedValueOnce(new Error('unreachable'))
      .mockRejectedValueOnce(new Error('unreachable'))
      .mockResolvedValue(lists)
    const { actor, chosen, remembered, clock } = start(load, { language: 'it', currency: 'EUR' })
    await chosen('failed')
    clock.increment(1_000)
    expect(selectIsSettled(actor.getSnapshot())).toBe(true)
    await waitFor(actor, (snapshot) => snapshot.context.failures === 2)
    clock.increment(1_999)
    expect(load).toHaveBeenCalledTimes(2)
    clock.increment(1)
    expect([await chosen('ready'), remembered]).toEqual([[italian, euro], []])
  })

  test('Scenario: a choice in one tab applies in the others, and is not stored again', async () => {
    const { actor, chosen, remembered, sent } = start(async () => lists)
    await chosen('ready')
    const choices = { language: 'it', currency: 'EUR', theme: 'dark' } as const
    actor.send({ type: 'choices.heard', choices })
    expect([await chosen('ready'), selectTheme(actor.getSnapshot()), remembered, sent]).toEqual([
      [italian, euro],
      'dark',
      [],
      [],
    ])
    actor.send({
      type: 'choices.heard',
      choices: { language: null, currency: 'XXX', theme: 'dark' },
    })
    expect(await chosen('ready')).toEqual([italian, euro])
    actor.send({ type: 'language.chosen', code: 'en' })
    actor.send({ type: 'currency.chosen', code: 'INR' })
    actor.send({ type: 'theme.chosen', theme: 'light' })
    expect(sent).toEqual([
      { language: 'en', currency: 'EUR', theme: 'dark' },
      { language: 'en', currency: 'INR', theme: 'dark' },
      { language: 'en', currency: 'INR', theme: 'light' },
    ])
  })

  test('Scenario: a theme chosen while the lists cannot be loaded leaves the other tabs their language and currency', async () => {
    const load = vi.fn<() => Promise<ShopLists>>().mockRejectedValue(new Error('unreachable'))
    const { actor, chosen, sent } = start(load, { language: 'it', currency: 'EUR' })
    await chosen('failed')
    actor.send({ type: 'theme.chosen', theme: 'dark' })
    expect(sent).toEqual([{ language: 'it', currency: 'EUR', theme: 'dark' }])
  })

  test('Scenario: a choice of another tab before the lists have loaded applies with them', async () => {
    const gate = Promise.withResolvers<ShopLists>()
    const { actor, chosen } = start(() => gate.promise)
    const choices = { language: 'it', currency: 'EUR', theme: 'system' } as const
    actor.send({ type: 'choices.heard', choices })
    gate.resolve(lists)
    expect(await chosen('ready')).toEqual([italian, euro])
  })

  test('Scenario: a choice is applied and stored while the lists cannot be loaded, and while they are loading', async () => {
    const load = vi.fn<() => Promise<ShopLists>>().mockRejectedValueOnce(new Error('unreachable'))
    const { actor, chosen, remembered } = start(load.mockResolvedValueOnce(lists), {
      language: 'it',
      currency: 'EUR',
    })
    await chosen('failed')
    actor.send({ type: 'currency.chosen', code: 'INR' })
    const afterFailure = await chosen('failed')
    actor.send({ type: 'lists.requested' })
    actor.send({ type: 'language.chosen', code: 'en' })
    expect([afterFailure, await chosen('ready'), remembered]).toEqual([
      [{ ...defaultLanguage, iso_code: 'it' }, defaultCurrency],
      [defaultLanguage, defaultCurrency],
      ['INR', 'en'],
    ])
  })
})

describe('The registry', () => {
  test('Scenario: every statechart is registered under its own name', () => {
    expect(Object.entries(machines).map(([name, machine]) => [name, machine.id])).toEqual(
      Object.keys(machines).map((name) => [name, name]),
    )
  })
})
