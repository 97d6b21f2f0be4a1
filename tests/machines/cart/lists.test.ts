import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ListSummary } from '../../../src/contracts/cart/lists.ts'
import {
  type ListAct,
  type ListOutcome,
  listsMachine,
} from '../../../src/machines/cart/lists.machine.ts'
import {
  selectAskedId,
  selectIsChanging,
  selectIsShowing,
  selectLinesOf,
  selectLists,
  selectNamedId,
  selectRenameProblem,
  selectTypedName,
} from '../../../src/machines/cart/listsSelectors.ts'
import { cartRow, recordingShell } from '../fixtures.ts'

const listOf = (_id: string): ListSummary => ({
  ...{ _id, name: _id, lines: 2, pieces: 25, shareKey: null },
  updatedAt: '2026-11-20T09:30:00Z',
})
const [winter, summer] = [listOf('winter'), listOf('summer')]

describe('The named lists', () => {
  const start = (answer: () => Promise<ListOutcome>) => {
    const acts: ListAct[] = []
    const given: unknown[] = []
    const shell = recordingShell()
    const act = fromPromise<ListOutcome, { act: ListAct }>(({ input }) => {
      acts.push(input.act)
      return answer()
    })
    const quickOrder = { send: (event: unknown) => void given.push(event) }
    const actor = createActor(listsMachine.provide({ actors: { act } }), {
      input: { shell, quickOrder, lists: [winter, summer] },
    }).start()
    const now = () => actor.getSnapshot()
    const settled = () => waitFor(actor, (snapshot) => snapshot.matches('idle'))
    return { actor, acts, given, shell, now, settled }
  }

  test('Scenario: a list gets another name, and a name of spaces is not sent', async () => {
    const named = { ...winter, name: 'Spring' }
    const { actor, acts, shell, now, settled } = start(async () => ({
      ...{ kind: 'changed', list: named, message: 'Saved as Spring.' },
    }))
    actor.send({ type: 'name.asked', id: 'winter' })
    expect(selectNamedId(now())).toBe('winter')
    actor.send({ type: 'list.named', name: '  ' })
    expect([selectNamedId(now()), selectRenameProblem(now())]).toEqual([
      'winter',
      { key: 'field.required' },
    ])
    actor.send({ type: 'name.kept' })
    expect([selectNamedId(now()), acts]).toEqual([undefined, []])

    actor.send({ type: 'name.asked', id: 'winter' })
    actor.send({ type: 'list.named', name: 'Spring' })
    await settled()
    expect([acts, selectLists(now()), shell.sent]).toEqual([
      [{ kind: 'rename', id: 'winter', name: 'Spring' }],
      [named, summer],
      [{ type: 'said', sentence: { text: 'Saved as Spring.' } }],
    ])
  })

  test('Scenario: a refused name is typed again, with the reason at its field', async () => {
    const message = 'You already have a list of this name.'
    const problem = { code: 'conflict', message, field: 'name' } as const
    const { actor, shell, now } = start(async () => ({ kind: 'refused', problem }))
    actor.send({ type: 'name.asked', id: 'winter' })
    actor.send({ type: 'list.named', name: 'Summer' })
    await waitFor(actor, (one) => one.matches('naming'))
    expect([selectNamedId(now()), selectTypedName(now())]).toEqual(['winter', 'Summer'])
    expect(selectRenameProblem(now())).toMatchObject({ text: message, code: 'conflict' })
    expect([selectLists(now()), shell.sent]).toEqual([[winter, summer], []])
    actor.send({ type: 'name.kept' })
    actor.send({ type: 'name.asked', id: 'summer' })
    expect([selectTypedName(now()), selectRenameProblem(now())]).toEqual([undefined, undefined])
  })

  test('Scenario: a list is deleted only after the customer has confirmed it', async () => {
    const { actor, acts, now, settled } = start(async () => ({
      ...{ kind: 'removed', id: 'winter', message: 'The list is deleted.' },
    }))
    actor.send({ type: 'deletion.asked', id: 'winter' })
    expect([selectAskedId(now()), acts]).toEqual(['winter', []])
    actor.send({ type: 'deletion.cancelled' })
    expect([selectAskedId(now()), selectLists(now())]).toEqual([undefined, [winter, summer]])
    expect(selectIsChanging(now())).toBe(false)
    actor.send({ type: 'deletion.asked', id: 'winter' })
    actor.send({ type: 'deletion.confirmed' })
    expect([selectIsChanging(now()), selectIsShowing(now(), 'winter')]).toEqual([true, false])
    await settled()
    expect([acts, selectLists(now())]).toEqual([[{ kind: 'remove', id: 'winter' }], [summer]])
    expect(selectIsChanging(now())).toBe(false)
  })

  test.each([
    ['link.requested', 'share'],
    ['link.withdrawn', 'unshare'],
  ] as const)('%s is sent at once', async (type, kind) => {
    const { actor, acts, settled } = start(async () => ({
      ...{ kind: 'changed', list: winter, message: 'Done.' },
    }))
    actor.send({ type, id: 'winter' })
    await settled()
    expect(acts).toEqual([{ kind, id: 'winter' }])
  })

  test('Scenario: all lines of a list are shown in the quick order on the cart page', async () => {
    const { actor, given, shell, now, settled } = start(async () => ({
      kind: 'opened',
      lines: [{ id: 'v-1', quantity: 20 }],
    }))
    actor.send({ type: 'lines.requested', id: 'winter' })
    await settled()
    expect([given, shell.sent, selectLists(now())]).toEqual([
      [{ type: 'lines.given', lines: [{ code: 'v-1', quantity: '20' }] }],
      [{ type: 'departed', to: '/cart' }],
      [winter, summer],
    ])
  })

  test('Scenario: the lines of a list are shown and hidden, and leave when the list changes', async () => {
    const { cart } = cartRow()
    const lines = [{ quantity: 20, variant: cart }]
    const { actor, acts, given, shell, now, settled } = start(async () => ({
      ...{ kind: 'shown', id: 'winter', lines },
    }))
    const linesOf = () => [selectLinesOf(now(), 'winter'), selectLinesOf(now(), 'summer')]
    const show = async () => {
      actor.send({ type: 'lines.opened', id: 'winter' })
      expect(['winter', 'summer'].map((id) => selectIsShowing(now(), id))).toEqual([true, false])
      expect(selectIsChanging(now())).toBe(false)
      await settled()
    }
    await show()
    expect([acts, linesOf()]).toEqual([[{ kind: 'show', id: 'winter' }], [lines, undefined]])
    expect([given, shell.sent], 'nothing is added').toEqual([[], []])
    actor.send({ type: 'lines.closed', id: 'winter' })
    expect(linesOf()).toEqual([undefined, undefined])

    await show()
    actor.send({ type: 'lists.loaded', lists: [{ ...winter, name: 'Spring' }] })
    expect(linesOf(), 'of a renamed list').toEqual([lines, undefined])
    actor.send({ type: 'lists.loaded', lists: [{ ...winter, pieces: 26 }] })
    expect(linesOf(), 'of other pieces').toEqual([undefined, undefined])
    await show()
    actor.send({ type: 'lists.loaded', lists: [{ ...winter, lines: 3 }] })
    expect(linesOf(), 'of other lines').toEqual([undefined, undefined])
    await show()
    actor.send({ type: 'lists.loaded', lists: [summer] })
    expect(linesOf(), 'of a deleted list').toEqual([undefined, undefined])
  })

  test('Scenario: a list that was deleted in another tab leaves the page, with a message', async () => {
    const problem = { code: 'not_found', message: 'There is no such list.' } as const
    const { actor, shell, now, settled } = start(async () => ({ kind: 'refused', problem }))
    actor.send({ type: 'lines.requested', id: 'winter' })
    await settled()
    expect([selectLists(now()), shell.sent]).toEqual([
      [summer],
      [{ type: 'said', sentence: { text: problem.message, code: 'not_found' } }],
    ])
  })

  test('Scenario: a failed call leaves the list, and the next act works', async () => {
    const { actor, shell, now, settled } = start(() => Promise.reject(new Error('down')))
    actor.send({ type: 'deletion.asked', id: 'winter' })
    actor.send({ type: 'deletion.confirmed' })
    await settled()
    expect([selectLists(now()), shell.sent]).toEqual([
      [winter, summer],
      [{ type: 'toast.raised', sentence: { key: 'error.default' } }],
    ])
    expect(now().can({ type: 'lines.requested', id: 'winter' })).toBe(true)
  })

  test('Scenario: lists that change on another page show at once, also while one is renamed', async () => {
    const { actor, acts, now } = start(async () => ({ kind: 'changed', list: winter, message: '' }))
    const spring = listOf('spring')
    actor.send({ type: 'lists.loaded', lists: [spring, winter] })
    expect(selectLists(now())).toEqual([spring, winter])
    actor.send({ type: 'name.asked', id: 'winter' })
    actor.send({ type: 'lists.loaded', lists: [winter] })
    expect([selectLists(now()), selectNamedId(now())]).toEqual([[winter], 'winter'])
    actor.send({ type: 'list.named', name: 'Autumn' })
    expect(acts).toEqual([{ kind: 'rename', id: 'winter', name: 'Autumn' }])
  })

  test.each(['name.asked', 'deletion.asked'] as const)(
    'Scenario: after %s the list is deleted on another page: the customer gets a message, and can continue',
    (type) => {
      const { actor, shell, now } = start(() => new Promise(() => undefined))
      actor.send({ type, id: 'winter' })
      actor.send({ type: 'lists.loaded', lists: [summer] })
      expect([now().matches('idle'), selectLists(now()), shell.sent]).toEqual([
        true,
        [summer],
        [{ type: 'said', sentence: { key: 'refusal.noList' } }],
      ])
    },
  )
})
