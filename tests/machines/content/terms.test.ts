import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ShownArticle } from '../../../src/contracts/content/articles.ts'
import {
  selectHasFailed,
  selectIsOpen,
  selectTerms,
  termsMachine,
} from '../../../src/machines/content/terms.machine.ts'

describe('The terms over a page', () => {
  const terms = { slug: 'terms', title: { en: 'Terms' } } as unknown as ShownArticle

  const open = () => {
    const loads: PromiseWithResolvers<ShownArticle>[] = []
    const actor = createActor(
      termsMachine.provide({
        actors: {
          loadTerms: fromPromise<ShownArticle>(() => {
            const load = Promise.withResolvers<ShownArticle>()
            loads.push(load)
            return load.promise
          }),
        },
      }),
    ).start()
    actor.send({ type: 'terms.opened' })
    const shown = () => {
      const snapshot = actor.getSnapshot()
      return [selectIsOpen(snapshot), selectHasFailed(snapshot), selectTerms(snapshot)]
    }
    return { actor, loads, shown }
  }

  test('Scenario: they are loaded when they are first opened, and only once', async () => {
    const { actor, loads, shown } = open()
    expect(shown()).toEqual([true, false, null])
    loads[0]?.resolve(terms)
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'shown' }))
    expect(shown()).toEqual([true, false, terms])
    actor.send({ type: 'panel.closed' })
    expect(shown()).toEqual([false, false, terms])
    actor.send({ type: 'terms.opened' })
    expect([shown(), loads.length]).toEqual([[true, false, terms], 1])
  })

  test('Scenario: terms that could not be loaded are loaded again on request', async () => {
    const { actor, loads, shown } = open()
    loads[0]?.reject(new Error('unreachable'))
    await waitFor(actor, selectHasFailed)
    expect(shown()).toEqual([true, true, null])
    actor.send({ type: 'retry.requested' })
    expect([shown(), loads.length]).toEqual([[true, false, null], 2])
  })
})
