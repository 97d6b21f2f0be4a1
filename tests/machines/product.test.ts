import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  activeProductMachine,
  selectActiveProduct,
} from '../../src/machines/activeProduct.machine.ts'
import { selectIsWished, wishMachine } from '../../src/machines/wish.machine.ts'
import { combination, recordingShell } from './fixtures.ts'

describe('The wishlist heart', () => {
  const start = async (isOn: boolean, takes: () => Promise<string>) => {
    const shell = recordingShell()
    const asked: string[] = []
    const answering = (what: string) =>
      fromPromise<string, { productId: string }>(({ input }) => {
        asked.push(`${what} ${input.productId}`)
        return takes()
      })
    const actor = createActor(
      wishMachine.provide({
        actors: {
          checkWish: fromPromise(async () => isOn),
          addWish: answering('add'),
          removeWish: answering('remove'),
        },
      }),
      { input: { shell, productId: 'product-1' } },
    ).start()
    await waitFor(actor, (snapshot) => !snapshot.matches('checking'))
    const toggle = async () => {
      actor.send({ type: 'wish.toggled' })
      const atOnce = selectIsWished(actor.getSnapshot())
      await waitFor(actor, (snapshot) => snapshot.matches('wished') || snapshot.matches('unwished'))
      return [atOnce, selectIsWished(actor.getSnapshot())]
    }
    return { actor, shell, asked, toggle }
  }

  test('Scenario: it turns at once, and what the shop says is said', async () => {
    const { toggle, shell, asked } = await start(false, async () => 'Added to your wishlist.')
    expect([await toggle(), asked, shell.told]).toEqual([
      [true, true],
      ['add product-1'],
      [
        { type: 'wish.changed', productId: 'product-1', isWished: true },
        { type: 'said', sentence: { text: 'Added to your wishlist.' } },
      ],
    ])
  })

  test('Scenario: a product that is on the list is taken off', async () => {
    const { toggle, asked } = await start(true, async () => 'Removed from your wishlist.')
    expect([await toggle(), asked]).toEqual([[false, false], ['remove product-1']])
  })

  test.for([true, false])(
    'Scenario: what the shop does not take turns back unsaid (on the list: %s)',
    async (isOn) => {
      const { toggle, shell } = await start(isOn, () => Promise.reject(new Error('down')))
      expect([await toggle(), shell.told]).toEqual([[!isOn, isOn], []])
    },
  )

  test('Scenario: pressed again before the shop has answered, it asks once', async () => {
    const { actor, toggle, asked } = await start(false, async () => 'Added to your wishlist.')
    const toggled = toggle()
    actor.send({ type: 'wish.toggled' })
    await toggled
    expect(asked).toEqual(['add product-1'])
  })

  test('Scenario: when it cannot be checked, it can still be added', async () => {
    const actor = createActor(
      wishMachine.provide({
        actors: { checkWish: fromPromise(() => Promise.reject(new Error('down'))) },
      }),
      { input: { shell: recordingShell(), productId: 'product-1' } },
    ).start()
    await waitFor(actor, (snapshot) => snapshot.matches('unwished'))
    expect(actor.getSnapshot().can({ type: 'wish.toggled' })).toBe(true)
  })
})

describe('The active product', () => {
  const start = (...answers: (() => Promise<typeof combination>)[]) => {
    const asked: string[] = []
    const shell = recordingShell()
    const actor = createActor(
      activeProductMachine.provide({
        actors: {
          loadProduct: fromPromise<typeof combination, { slug: string }>(({ input }) => {
            asked.push(input.slug)
            return answers[asked.length - 1]?.() ?? Promise.reject(new Error('down'))
          }),
        },
      }),
      { input: { shell } },
    ).start()
    actor.send({ type: 'product.activated', slug: combination.slug })
    return { actor, asked, told: shell.told }
  }

  test('Scenario: it is loaded, shown, and gone when its panel closes', async () => {
    const { actor, asked, told } = start(async () => combination)
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    actor.send({ type: 'panel.closed' })
    const { value } = actor.getSnapshot()
    expect([asked, context.product, value, selectActiveProduct(actor.getSnapshot())]).toEqual([
      ['anchor-chain'],
      combination,
      'none',
      null,
    ])
    expect(told).toEqual([
      { type: 'product.shown', place: 'quickView', slug: 'anchor-chain' },
      { type: 'product.shown', place: 'quickView', slug: null },
    ])
  })

  test('Scenario: what has changed of it shows, and where it cannot be loaded again it stays', async () => {
    const sold = { ...combination, stock: 1 }
    const { actor, asked } = start(
      async () => combination,
      async () => sold,
    )
    const seen = []
    for (const _ of [1, 2]) {
      await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
      actor.send({ type: 'product.outdated' })
      seen.push(selectActiveProduct(actor.getSnapshot()))
    }
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    seen.push(selectActiveProduct(actor.getSnapshot()))
    expect([asked.length, seen]).toEqual([3, [combination, sold, sold]])
  })

  test('Scenario: it could not be loaded, and is on the second try', async () => {
    const { actor, asked } = start(
      () => Promise.reject(new Error('down')),
      async () => combination,
    )
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'failed' }))
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'shown' }))
    expect(asked).toEqual(['anchor-chain', 'anchor-chain'])
  })
})
