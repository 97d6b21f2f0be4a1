import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ListingSource } from '../../src/domain/listingSource.ts'
import {
  type ConfirmOutcome,
  emailVerificationMachine,
} from '../../src/machines/emailVerification.machine.ts'
import {
  type KeptListing,
  type ListingPage,
  listingMachine,
  selectKept,
} from '../../src/machines/listing.machine.ts'
import { direct, refusal } from './fixtures.ts'

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
    return { asked, more }
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
})
