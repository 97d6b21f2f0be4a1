import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { quickViewMachine } from '../../../src/machines/catalogue/quickView.machine.ts'
import {
  selectActivatedSelection,
  selectHasFailed,
  selectIsQuickViewOpen,
  selectIsWithdrawn,
  selectQuickViewProduct,
} from '../../../src/machines/catalogue/quickViewSelectors.ts'
import { combination, recordingShell } from '../fixtures.ts'

describe('The quick view', () => {
  type Answer = typeof combination | null
  const start = (...answers: (() => Promise<Answer>)[]) => {
    const asked: string[] = []
    const counted: unknown[] = []
    const shell = recordingShell()
    const actor = createActor(
      quickViewMachine.provide({
        actions: { countView: ({ context }) => void counted.push(context.product?._id) },
        actors: {
          loadProduct: fromPromise<Answer, { slug: string }>(({ input }) => {
            asked.push(input.slug)
            return answers[asked.length - 1]?.() ?? Promise.reject(new Error('down'))
          }),
        },
      }),
      { input: { shell } },
    ).start()
    actor.send({ type: 'product.activated', slug: combination.slug })
    return { actor, asked, counted, sent: shell.sent }
  }

  test('Scenario: it is loaded, shown, and removed when its panel closes', async () => {
    const { actor, asked, sent } = start(async () => combination)
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    actor.send({ type: 'panel.closed' })
    const { value } = actor.getSnapshot()
    expect([asked, context.product, value, selectQuickViewProduct(actor.getSnapshot())]).toEqual([
      ['anchor-chain'],
      combination,
      'none',
      null,
    ])
    expect(sent).toEqual([
      { type: 'product.shown', place: 'quickView', slug: 'anchor-chain' },
      { type: 'product.shown', place: 'quickView', slug: null },
    ])
  })

  test('Scenario: the choices of a list are set when it opens, and removed when it closes', () => {
    const { actor } = start(async () => combination)
    actor.send({ type: 'panel.closed' })
    const selection = { finish: 'matt', length: 'l45' }
    actor.send({ type: 'product.activated', slug: combination.slug, selection })
    const shown = selectActivatedSelection(actor.getSnapshot())
    actor.send({ type: 'panel.closed' })
    expect([shown, selectActivatedSelection(actor.getSnapshot())]).toEqual([selection, {}])
  })

  test('Scenario: its changes show, and if it cannot be reloaded it stays unchanged', async () => {
    const sold = { ...combination, stock: 1 }
    const { actor, asked } = start(
      async () => combination,
      async () => sold,
    )
    const seen = []
    for (const _ of [1, 2]) {
      await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
      actor.send({ type: 'product.outdated' })
      seen.push(selectQuickViewProduct(actor.getSnapshot()))
    }
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    seen.push(selectQuickViewProduct(actor.getSnapshot()))
    expect([asked.length, seen]).toEqual([3, [combination, sold, sold]])
  })

  test('Scenario: it changes while it is loading, and the earlier answer is not shown', async () => {
    const sold = { ...combination, stock: 1 }
    const before = Promise.withResolvers<typeof combination>()
    const { actor, asked } = start(
      () => before.promise,
      async () => sold,
    )
    actor.send({ type: 'product.outdated' })
    before.resolve(combination)
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    expect([asked.length, selectQuickViewProduct(actor.getSnapshot())]).toEqual([2, sold])
  })

  test('Scenario: settings that change twice during a reload show the last answer', async () => {
    const before = Promise.withResolvers<typeof combination>()
    const sold = { ...combination, stock: 1 }
    const { actor, asked } = start(
      async () => combination,
      () => before.promise,
      async () => sold,
    )
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    actor.send({ type: 'product.outdated' })
    actor.send({ type: 'product.outdated' })
    before.resolve({ ...combination, stock: 2 })
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    expect([asked.length, selectQuickViewProduct(actor.getSnapshot())]).toEqual([3, sold])
  })

  test('Scenario: withdrawn while it is open, it says so until it is sold again', async () => {
    const { actor, counted, sent } = start(
      async () => combination,
      async () => null,
      async () => null,
      async () => combination,
    )
    const change = async (state: 'shown' | 'withdrawn') => {
      actor.send({ type: 'product.outdated' })
      await waitFor(actor, (snapshot) => snapshot.matches({ active: state }))
      return [selectIsWithdrawn(actor.getSnapshot()), selectQuickViewProduct(actor.getSnapshot())]
    }
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    expect([await change('withdrawn'), await change('withdrawn'), await change('shown')]).toEqual([
      [true, null],
      [true, null],
      [false, combination],
    ])
    expect([counted.length, sent]).toEqual([
      2,
      [{ type: 'product.shown', place: 'quickView', slug: combination.slug }],
    ])
  })

  test('Scenario: a page sees whether it is open, and whether it could not be loaded', async () => {
    const { actor } = start(() => Promise.reject(new Error('down')))
    const seen = () => [
      selectIsQuickViewOpen(actor.getSnapshot()),
      selectHasFailed(actor.getSnapshot()),
    ]
    expect(seen()).toEqual([true, false])
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'failed' }))
    expect(seen()).toEqual([true, true])
    actor.send({ type: 'panel.closed' })
    expect([...seen(), actor.getSnapshot().context.slug]).toEqual([false, false, ''])
  })

  test.each([
    ['the buyer tries again', 'retry.requested'],
    ['the shop tells of a change', 'product.outdated'],
  ] as const)('Scenario: it could not be loaded, and is when %s', async (_when, type) => {
    const { actor, asked } = start(
      () => Promise.reject(new Error('down')),
      async () => combination,
    )
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'failed' }))
    actor.send({ type })
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    expect(asked).toEqual(['anchor-chain', 'anchor-chain'])
  })
})
