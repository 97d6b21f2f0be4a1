import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { ShownCategory } from '../../../src/contracts/content/content.ts'
import {
  selectHasSuggested,
  selectIsBlank,
  selectIsPopularAwaited,
  selectIsSearchOpen,
  selectPopular,
  selectRecent,
  selectSuggestions,
  selectText,
} from '../../../src/machines/shell/searchPanel.machine.ts'
import { open, start } from './startSearchPanel.ts'

describe('The search panel', () => {
  test('Scenario: it searches once the buyer pauses, and drops a search that is superseded', async () => {
    const { clock, actor, asked, type } = await open()
    type('r')
    clock.increment(199)
    type('ri')
    clock.increment(200)
    type('rin')
    clock.increment(200)
    asked[0]?.answer({ products: [], total: 1 })
    asked[1]?.answer({ products: [], total: 7 })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { text: 'suggesting' } }))
    expect([
      asked.map(({ text, signal }) => [text, signal.aborted]),
      selectSuggestions(actor.getSnapshot()).total,
    ]).toEqual([
      [
        ['ri', true],
        ['rin', false],
      ],
      7,
    ])
  })

  test('Scenario: popular categories are awaited once, and a failed request leaves none (rule H7)', async () => {
    const rings = { slug: 'rings' } as ShownCategory
    const loaded = start(Promise.resolve([]), Promise.resolve([rings]))
    const failed = start(Promise.resolve([]), Promise.reject(new Error('no answer')))
    const read = ({ actor }: typeof loaded) => {
      const snapshot = actor.getSnapshot()
      return [selectIsPopularAwaited(snapshot), selectPopular(snapshot)]
    }
    const atFirst = [loaded, failed].map(read)
    for (const { actor } of [loaded, failed])
      await waitFor(actor, (snapshot) => snapshot.matches({ open: { popular: 'known' } }))
    const answered = [loaded, failed].map(read)
    for (const type of ['panel.closed', 'panel.opened'] as const) loaded.actor.send({ type })
    expect([atFirst, answered, read(loaded)]).toEqual([
      [
        [true, []],
        [true, []],
      ],
      [
        [false, [rings]],
        [false, []],
      ],
      [false, [rings]],
    ])
  })

  test('Scenario: blanks give no suggestions and are not searched', async () => {
    const { clock, shell, actor, asked, type } = await open()
    type('   ')
    clock.increment(10_000)
    actor.send({ type: 'search.submitted' })
    expect([actor.getSnapshot().value, asked, shell.sent]).toEqual([
      { open: { recent: 'known', popular: 'known', text: 'blank' } },
      [],
      [],
    ])
  })

  test('Scenario: an emptied field makes no more calls and shows no suggestions', async () => {
    const { clock, actor, asked, type } = await open()
    type(' ring ')
    clock.increment(200)
    asked[0]?.answer({ products: [], total: 7 })
    await waitFor(actor, selectHasSuggested)
    type('')
    clock.increment(10_000)
    const snapshot = actor.getSnapshot()
    expect([asked.map(({ text }) => text), snapshot.value]).toEqual([
      ['ring'],
      { open: { recent: 'known', popular: 'known', text: 'blank' } },
    ])
    expect([selectSuggestions(snapshot).total, selectText(snapshot)]).toEqual([0, ''])
    expect([selectIsBlank(snapshot), selectHasSuggested(snapshot)]).toEqual([true, false])
  })

  test('Scenario: typing without a pause makes one call, after the last letter', async () => {
    const { clock, asked, type } = await open()
    for (const text of ['r', 'ri', 'rin', 'ring']) {
      type(text)
      clock.increment(150)
    }
    expect(asked).toEqual([])
    clock.increment(50)
    expect(asked.map(({ text }) => text)).toEqual(['ring'])
  })

  test('Scenario: submitting works when suggestions cannot be loaded', async () => {
    const { clock, actor, asked, shell, type } = await open()
    type('ring')
    clock.increment(200)
    asked[0]?.fail(new Error('unreachable'))
    await waitFor(actor, selectHasSuggested)
    actor.send({ type: 'search.submitted' })
    expect(shell.sent).toEqual([{ type: 'departed', to: '/eshop?search=ring' }])
  })

  test('Scenario: closing the panel clears the typed text', async () => {
    const { actor, type } = await open()
    type('ring')
    const before = actor.getSnapshot()
    actor.send({ type: 'panel.closed' })
    const after = actor.getSnapshot()
    expect(
      [before, after].map((snapshot) => [
        selectIsSearchOpen(snapshot),
        selectText(snapshot),
        selectIsBlank(snapshot),
      ]),
    ).toEqual([
      [true, 'ring', false],
      [false, '', true],
    ])
  })

  test('Scenario: blanks count as no text, and a panel that opens is empty', async () => {
    const { actor, type } = await open()
    const fresh = actor.getSnapshot()
    type('  ')
    expect([fresh, actor.getSnapshot()].map(selectIsBlank)).toEqual([true, true])
    expect([selectText(fresh), selectSuggestions(fresh)]).toEqual(['', { products: [], total: 0 }])
  })

  test('Scenario: submitting opens the catalogue, clears the field, and stores the search', async () => {
    const { shell, actor, remember, type } = await open()
    type(' rope & chain ')
    actor.send({ type: 'search.submitted' })
    const { value, context } = actor.getSnapshot()
    expect([value, context.text, shell.sent, remember.mock.calls]).toEqual([
      'closed',
      '',
      [{ type: 'departed', to: '/eshop?search=rope+%26+chain' }],
      [['rope & chain']],
    ])
  })

  test('Scenario: logging out closes the panel and clears the earlier searches', async () => {
    const { actor, forget } = start(Promise.resolve(['moonstone']))
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { recent: 'known' } }))
    actor.send({ type: 'session.closed' })
    const snapshot = actor.getSnapshot()
    expect([snapshot.value, selectRecent(snapshot), forget.mock.calls.length]).toEqual([
      'closed',
      [],
      1,
    ])
  })
})
