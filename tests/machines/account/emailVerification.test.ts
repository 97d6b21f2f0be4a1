import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ListingSource } from '../../../src/domain/catalogue/listingSource.ts'
import {
  type ConfirmOutcome,
  emailVerificationMachine,
  selectApplicationToken,
  selectSentence,
  selectStage,
} from '../../../src/machines/account/emailVerification.machine.ts'
import {
  type KeptListing,
  type ListingPage,
  listingMachine,
  selectHasFailed,
  selectHasMore,
  selectIsLoadingMore,
  selectItems,
  selectKept,
  selectMayContinue,
  selectTotal,
} from '../../../src/machines/catalogue/listing.machine.ts'
import { direct, refusal } from '../fixtures.ts'

describe('The link of the mail', () => {
  const kept: string[] = []
  const follow = async (token: string, answer: () => Promise<ConfirmOutcome>, application = '') => {
    const actor = createActor(
      emailVerificationMachine.provide({
        actors: { confirm: fromPromise<ConfirmOutcome, { token: string }>(answer) },
        actions: { keepApplication: ({ context }) => kept.push(context.application) },
      }),
      { input: { token, application } },
    ).start()
    const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('confirming'))
    return [value, context.sentence]
  }

  test('Scenario: confirmed, refused, missing and unreachable', async () => {
    const confirmed = async (): Promise<ConfirmOutcome> => ({
      ...{ kind: 'confirmed', message: 'Yes.', application: 'new' },
    })
    expect([
      await follow('t', confirmed),
      await follow('t', async () => refusal('Used already.')),
      await follow('', confirmed),
      await follow('t', () => Promise.reject(new Error('down'))),
      await follow('t', async () => refusal('Used already.'), 'known'),
      await follow('', confirmed, 'known'),
    ]).toEqual([
      ['confirmed', { text: 'Yes.' }],
      ['refused', { text: 'Used already.', code: 'conflict' }],
      ['refused', { key: 'reset.tokenMissing' }],
      ['failed', { key: 'error.default' }],
      ['waiting', null],
      ['waiting', null],
    ])
    expect(kept).toEqual(['new'])
  })
})

describe('The dialog of the link', () => {
  const start = (answers: readonly (() => Promise<ConfirmOutcome>)[]) => {
    const left = [...answers]
    const asked: unknown[] = []
    const actor = createActor(
      emailVerificationMachine.provide({
        actors: {
          confirm: fromPromise<ConfirmOutcome, { token: string }>(({ input }) => {
            asked.push(input)
            return left.shift()?.() ?? Promise.reject(new Error('down'))
          }),
        },
        actions: { keepApplication: () => undefined },
      }),
      { input: { token: 't', application: '' } },
    ).start()
    const reach = async (stage: string) => {
      const snapshot = await waitFor(actor, (each) => each.value === stage)
      return [selectStage(snapshot), selectSentence(snapshot), selectApplicationToken(snapshot)]
    }
    return { actor, asked, reach }
  }

  test('Scenario: the link is tried again after a failure, and opens the waiting room', async () => {
    const confirmed = async (): Promise<ConfirmOutcome> => ({
      ...{ kind: 'confirmed', message: 'Yes.', application: 'new' },
    })
    const { actor, asked, reach } = start([() => Promise.reject(new Error('down')), confirmed])
    expect(await reach('failed')).toEqual(['failed', { key: 'error.default' }, ''])
    actor.send({ type: 'retry.requested' })
    expect(await reach('confirmed')).toEqual(['confirmed', { text: 'Yes.' }, 'new'])
    actor.send({ type: 'dialog.closed' })
    expect([await reach('waiting'), asked]).toEqual([
      ['waiting', { text: 'Yes.' }, 'new'],
      [{ token: 't' }, { token: 't' }],
    ])
  })

  test('Scenario: a link that was cut short is as dead as a used one', async () => {
    const problem = { code: 'invalid_field', message: 'token: too short' } as const
    const { reach } = start([async () => ({ kind: 'refused', problem })])
    expect(await reach('refused')).toEqual(['refused', { key: 'verification.dead' }, ''])
  })
})

describe('A listing', () => {
  const source: ListingSource = { kind: 'category', slug: 'rings', filter: 'price:asc' }
  const card = (id: string) => ({ ...direct, _id: id })
  const start = (answers: readonly ListingPage[]) => {
    const left = [...answers]
    const asked: unknown[] = []
    const actor = createActor(
      listingMachine.provide({
        actors: {
          loadPage: fromPromise<ListingPage, { source: ListingSource; page: number }>(
            async ({ input }) => {
              asked.push(input)
              const page = left.shift()
              if (!page) throw new Error('unreachable')
              return page
            },
          ),
        },
      }),
      { input: { source, first: { data: [card('a'), card('b')], total: 3 } } },
    ).start()
    const more = async () => {
      actor.send({ type: 'more.requested' })
      const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
      return [value, context.items.map(({ _id }) => _id)]
    }
    return { actor, asked, more }
  }

  test('Scenario: it goes on from page 2 to the end, and shows each product once', async () => {
    const { asked, more } = start([{ data: [card('b'), card('c')], total: 3 }])
    expect([await more(), asked]).toEqual([['complete', ['a', 'b', 'c']], [{ source, page: 2 }]])
  })

  test('Scenario: a page that fails can be asked for again', async () => {
    const { more } = start([])
    expect([await more(), await more()]).toEqual([
      ['failed', ['a', 'b']],
      ['failed', ['a', 'b']],
    ])
  })

  test.each<[string, KeptListing, readonly string[], number]>([
    [
      'it goes on where it was left',
      { data: ['a', 'b', 'c', 'd'].map(card), total: 6, page: 2 },
      ['a', 'b', 'c', 'd'],
      3,
    ],
    [
      'a list that has grown begins anew',
      { data: ['a', 'b', 'c'].map(card), total: 5, page: 2 },
      ['a', 'b'],
      2,
    ],
    [
      'a list that begins with others begins anew',
      { data: ['z', 'b', 'c'].map(card), total: 6, page: 2 },
      ['a', 'b'],
      2,
    ],
  ])('Scenario: back on a list; %s', (_what, kept, shown, next) => {
    const first = { data: [card('a'), card('b')], total: 6 }
    const actor = createActor(listingMachine, { input: { source, first, kept } }).start()
    expect([
      selectKept(actor.getSnapshot()).data.map(({ _id }) => _id),
      actor.getSnapshot().context.page + 1,
    ]).toEqual([shown, next])
  })

  test('Scenario: an empty page ends it', async () => {
    const { more } = start([{ data: [], total: 9 }])
    expect(await more()).toEqual(['complete', ['a', 'b']])
  })

  test('Scenario: the list shows whether there is more, and whether loading it failed', async () => {
    const { actor } = start([{ data: [], total: 3 }])
    const seen = () => {
      const snapshot = actor.getSnapshot()
      return {
        items: selectItems(snapshot).length,
        total: selectTotal(snapshot),
        may: selectMayContinue(snapshot),
        more: selectHasMore(snapshot),
        loading: selectIsLoadingMore(snapshot),
        failed: selectHasFailed(snapshot),
      }
    }
    const waiting = { items: 2, total: 3, may: true, more: true, loading: false, failed: false }
    expect(seen()).toEqual(waiting)
    actor.send({ type: 'more.requested' })
    expect(seen()).toEqual({ ...waiting, may: false, loading: true })
    await waitFor(actor, (snapshot) => snapshot.matches('complete'))
    expect(seen()).toEqual({ ...waiting, total: 2, may: false, more: false })
    const { actor: failing } = start([])
    failing.send({ type: 'more.requested' })
    const failed = await waitFor(failing, selectHasFailed)
    expect([selectMayContinue(failed), selectHasMore(failed)]).toEqual([false, true])
    failing.send({ type: 'more.requested' })
    expect(selectIsLoadingMore(failing.getSnapshot())).toBe(true)
    await waitFor(failing, selectHasFailed)
  })

  test('Scenario: pages are asked for one after the other, and the total is the newest', async () => {
    const { actor, asked } = start([
      { data: [card('c')], total: 5 },
      { data: [card('d')], total: 4 },
    ])
    actor.send({ type: 'more.requested' })
    const next = await waitFor(actor, selectMayContinue)
    expect([selectTotal(next), selectKept(next).page]).toEqual([5, 2])
    actor.send({ type: 'more.requested' })
    const last = await waitFor(actor, (snapshot) => snapshot.matches('complete'))
    expect([selectTotal(last), asked]).toEqual([
      4,
      [
        { source, page: 2 },
        { source, page: 3 },
      ],
    ])
  })
})
