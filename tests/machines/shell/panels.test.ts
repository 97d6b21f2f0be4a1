import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ShownCategory } from '../../../src/contracts/content/content.ts'
import {
  cartPanelMachine,
  selectDropped,
  selectIsCartOpen,
} from '../../../src/machines/cart/cartPanel.machine.ts'
import {
  mobileMenuMachine,
  selectCanEnter,
  selectEntered,
  selectIsMenuOpen,
} from '../../../src/machines/shell/mobileMenu.machine.ts'
import {
  type Suggestions,
  searchPanelMachine,
  selectHasSuggested,
  selectIsBlank,
  selectIsPopularAwaited,
  selectIsSearchOpen,
  selectPopular,
  selectRecent,
  selectSuggestions,
  selectText,
} from '../../../src/machines/shell/searchPanel.machine.ts'
import { recordingShell } from '../fixtures.ts'

const removed = (productSlug: string) => ({ type: 'line.removed', productSlug })

describe('The cart panel', () => {
  const open = () => {
    const clock = new SimulatedClock()
    const shell = recordingShell()
    const actor = createActor(cartPanelMachine, { clock, input: { shell } }).start()
    actor.send({ type: 'panel.opened' })
    const drop = (productSlug: string) => actor.send({ type: 'line.dropped', productSlug })
    return { clock, shell, actor, drop, dropped: () => selectDropped(actor.getSnapshot()) }
  }

  test('Scenario: a deleted line leaves the cart once it cannot be restored any more', () => {
    const { clock, shell, drop, dropped } = open()
    drop('rings')
    clock.increment(5_999)
    const before = [dropped(), [...shell.sent]]
    clock.increment(1)
    expect([before, dropped(), shell.sent]).toEqual([[['rings'], []], [], [removed('rings')]])
  })

  test('Scenario: if it is restored in time, nothing is deleted', () => {
    const { clock, shell, actor, drop, dropped } = open()
    drop('rings')
    actor.send({ type: 'drop.undone' })
    clock.increment(60_000)
    expect([dropped(), shell.sent]).toEqual([[], []])
  })

  test('Scenario: lines that are deleted one after the other are restored, the latest first', () => {
    const { clock, shell, actor, drop, dropped } = open()
    drop('rings')
    clock.increment(5_000)
    drop('chains')
    clock.increment(5_000)
    expect([dropped(), shell.sent]).toEqual([['rings', 'chains'], []])
    actor.send({ type: 'drop.undone' })
    clock.increment(5_000)
    expect([dropped(), shell.sent]).toEqual([['rings'], []])
    actor.send({ type: 'drop.undone' })
    clock.increment(60_000)
    expect([dropped(), shell.sent]).toEqual([[], []])
  })

  test('Scenario: lines that are deleted one after the other leave the cart together', () => {
    const { clock, shell, drop, dropped } = open()
    drop('rings')
    clock.increment(5_000)
    drop('chains')
    clock.increment(6_000)
    expect([dropped(), shell.sent]).toEqual([[], [removed('rings'), removed('chains')]])
  })

  test('Scenario: the session closes meanwhile, and nothing is deleted from the next cart', () => {
    const { clock, shell, actor, drop, dropped } = open()
    drop('rings')
    actor.send({ type: 'session.closed' })
    clock.increment(60_000)
    expect([actor.getSnapshot().value, dropped(), shell.sent]).toEqual([
      'closed',
      [],
      [{ type: 'said', sentence: { key: 'cart.notSaved' } }],
    ])
  })

  test('Scenario: the session closes, and a panel without a deleted line sends nothing', () => {
    const { shell, actor } = open()
    actor.send({ type: 'session.closed' })
    expect([actor.getSnapshot().value, shell.sent]).toEqual(['closed', []])
  })

  test('Scenario: it is open until it is closed, or until the buyer continues to the cart', () => {
    const { actor, shell } = open()
    const isOpen = () => selectIsCartOpen(actor.getSnapshot())
    const seen = [isOpen()]
    for (const type of ['panel.closed', 'panel.opened', 'order.chosen'] as const) {
      actor.send({ type })
      seen.push(isOpen())
    }
    expect([seen, shell.sent]).toEqual([
      [true, false, true, false],
      [{ type: 'departed', to: '/cart' }],
    ])
  })

  test('Scenario: closing deletes at once; ordering deletes, closes and goes to the cart', () => {
    const closed = open()
    closed.drop('rings')
    closed.actor.send({ type: 'panel.closed' })
    const ordered = open()
    ordered.drop('rings')
    ordered.actor.send({ type: 'order.chosen' })
    expect(
      [closed, ordered].map(({ actor, shell }) => [actor.getSnapshot().value, shell.sent]),
    ).toEqual([
      ['closed', [removed('rings')]],
      ['closed', [removed('rings'), { type: 'departed', to: '/cart' }]],
    ])
  })
})

describe('The search panel', () => {
  const start = (
    recent: Promise<readonly string[]>,
    popular: Promise<readonly ShownCategory[]> = Promise.resolve([]),
  ) => {
    const clock = new SimulatedClock()
    const shell = recordingShell()
    const remember = vi.fn<(text: string) => void>()
    const forget = vi.fn<() => void>()
    const asked: {
      text: string
      signal: AbortSignal
      answer: (found: Suggestions) => void
      fail: (error: Error) => void
    }[] = []
    const machine = searchPanelMachine.provide({
      actors: {
        loadRecent: fromPromise(() => recent),
        loadPopular: fromPromise(() => popular),
        suggest: fromPromise<Suggestions, { text: string }>(
          ({ input, signal }) =>
            new Promise((answer, fail) => {
              asked.push({ text: input.text, signal, answer, fail })
            }),
        ),
      },
      actions: {
        rememberSearch: (_, text) => remember(text),
        forgetSearches: () => forget(),
      },
    })
    const actor = createActor(machine, { clock, input: { shell } }).start()
    actor.send({ type: 'panel.opened' })
    const type = (text: string) => actor.send({ type: 'text.typed', text })
    return { clock, shell, actor, asked, remember, forget, type }
  }
  const open = async () => {
    const started = start(Promise.resolve([]))
    await waitFor(started.actor, (snapshot) =>
      snapshot.matches({ open: { recent: 'known', popular: 'known' } }),
    )
    return started
  }

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

  test('Scenario: if earlier searches cannot be read, the panel is empty and can search', async () => {
    const { actor } = start(Promise.reject(new Error('no storage')))
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { recent: 'known' } }))
    expect(selectRecent(actor.getSnapshot())).toEqual([])
  })

  test('Scenario: earlier searches that load while the buyer types are kept', async () => {
    const earlier = Promise.withResolvers<readonly string[]>()
    const { actor, type } = start(earlier.promise)
    type('ring')
    earlier.resolve(['rope chain'])
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { recent: 'known' } }))
    const snapshot = actor.getSnapshot()
    expect([
      selectRecent(snapshot),
      selectText(snapshot),
      snapshot.matches({ open: { text: 'pausing' } }),
    ]).toEqual([['rope chain'], 'ring', true])
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

  test('Scenario: an earlier search is repeated, and stored again', async () => {
    const { shell, actor, remember } = await open()
    actor.send({ type: 'search.chosen', text: 'moonstone' })
    expect([actor.getSnapshot().value, shell.sent, remember.mock.calls]).toEqual([
      'closed',
      [{ type: 'departed', to: '/eshop?search=moonstone' }],
      [['moonstone']],
    ])
  })

  test('Scenario: the earlier searches show, and those that arrive after they were cleared do not', async () => {
    const shown = start(Promise.resolve(['moonstone']))
    await waitFor(shown.actor, (snapshot) => snapshot.matches({ open: { recent: 'known' } }))
    const late = Promise.withResolvers<readonly string[]>()
    const cleared = start(late.promise)
    cleared.actor.send({ type: 'recent.cleared' })
    late.resolve(['moonstone'])
    await waitFor(cleared.actor, (snapshot) => snapshot.matches({ open: { recent: 'known' } }))
    await late.promise
    expect([
      ...[shown, cleared].map(({ actor }) => selectRecent(actor.getSnapshot())),
      cleared.forget.mock.calls.length,
    ]).toEqual([['moonstone'], [], 1])
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

test('Scenario: the mobile menu goes down two levels and comes back the same way', () => {
  const actor = createActor(mobileMenuMachine).start()
  const seen = (
    [
      { type: 'panel.opened' },
      { type: 'category.entered', slug: 'metals' },
      { type: 'category.entered', slug: 'metals' },
      { type: 'category.entered', slug: 'silver' },
      { type: 'category.entered', slug: 'too deep' },
      { type: 'category.left' },
      { type: 'category.left' },
      { type: 'category.entered', slug: 'rings' },
      { type: 'panel.closed' },
      { type: 'panel.opened' },
    ] as const
  ).map((event) => {
    actor.send(event)
    return [actor.getSnapshot().value, selectEntered(actor.getSnapshot())]
  })
  expect(seen).toEqual([
    [{ open: 'top' }, null],
    [{ open: 'category' }, 'metals'],
    [{ open: 'category' }, 'metals'],
    [{ open: 'subCategory' }, 'silver'],
    [{ open: 'subCategory' }, 'silver'],
    [{ open: 'category' }, 'metals'],
    [{ open: 'top' }, null],
    [{ open: 'category' }, 'rings'],
    ['closed', null],
    [{ open: 'top' }, null],
  ])
})

test('Scenario: categories can be entered at the first two levels of an open menu', () => {
  const actor = createActor(mobileMenuMachine).start()
  const seen = (
    [
      { type: 'panel.opened' },
      { type: 'category.entered', slug: 'metals' },
      { type: 'category.entered', slug: 'silver' },
      { type: 'panel.closed' },
    ] as const
  ).map((event) => {
    actor.send(event)
    return [selectIsMenuOpen(actor.getSnapshot()), selectCanEnter(actor.getSnapshot())]
  })
  expect(seen).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [false, false],
  ])
})
