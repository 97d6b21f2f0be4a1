import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { selectRecent, selectText } from '../../../src/machines/shell/searchPanel.machine.ts'
import { open, start } from './startSearchPanel.ts'

describe('The search panel', () => {
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
})
