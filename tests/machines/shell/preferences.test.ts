import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
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
