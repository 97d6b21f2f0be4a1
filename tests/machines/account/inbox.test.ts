import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate'
import type { Notification } from '../../../src/contracts/account/customer.ts'
import { inboxMachine } from '../../../src/machines/account/inbox.machine.ts'
import {
  selectAbsence,
  selectMessages,
  selectUnreadCount,
} from '../../../src/machines/account/inboxSelectors.ts'

const messageOf = (id: string, read = false, link: string | null = null): Notification => ({
  ...{ _id: id, title: { en: id }, text: { en: id } },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', read, link },
})

const start = ({
  loadMessages = vi.fn(async (): Promise<readonly Notification[]> => [messageOf('m-1')]),
  sendRead = vi.fn(async () => undefined),
}: {
  loadMessages?: (asked: { userId: string }) => Promise<readonly Notification[]>
  sendRead?: (sent: { userId: string; ids: readonly string[] }) => Promise<void>
} = {}) => {
  const clock = new SimulatedClock()
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        loadMessages: fromPromise<readonly Notification[], { userId: string }>(({ input }) =>
          loadMessages(input),
        ),
        sendRead: fromPromise<void, { userId: string; ids: readonly string[] }>(({ input }) =>
          sendRead(input),
        ),
      },
    }),
    { clock },
  ).start()
  const reach = (state: Parameters<SnapshotFrom<typeof inboxMachine>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const shown = () => {
    const snapshot = actor.getSnapshot()
    return [
      selectMessages(snapshot).map(({ _id, read }) => [_id, read]),
      selectUnreadCount(snapshot),
    ]
  }
  return { actor, clock, reach, shown }
}

test('Scenario: a message from the socket is first and counts as unread', async () => {
  const { actor, reach, shown } = start({ loadMessages: async () => [messageOf('m-1', true)] })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  for (const message of [messageOf('m-2'), messageOf('m-2')])
    actor.send({ type: 'message.added', message })
  expect(shown()).toEqual([
    [
      ['m-2', false],
      ['m-1', true],
    ],
    1,
  ])
})

test('Scenario: a message that arrives while the list is loading is not lost', async () => {
  const lists = [[messageOf('m-1')], [messageOf('m-2'), messageOf('m-1')]]
  const { actor, reach, shown } = start({ loadMessages: async () => lists.shift() ?? [] })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  actor.send({ type: 'message.added', message: messageOf('m-2') })
  expect(shown()).toEqual([[['m-2', false]], 1])
  await reach({ open: { reading: 'loaded' } })
  expect(shown()).toEqual([
    [
      ['m-2', false],
      ['m-1', false],
    ],
    2,
  ])
})

test('Scenario: a mark shows at once, is retried after a failure, and survives an older list', async () => {
  const sendRead = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no network'))
  const { actor, clock, reach, shown } = start({ sendRead })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  actor.send({ type: 'messages.read', ids: ['m-1'] })
  expect(shown()).toEqual([[['m-1', true]], 0])
  await reach({ open: { telling: 'waiting' } })
  clock.increment(1_000)
  await reach({ open: { telling: 'idle' } })
  actor.send({ type: 'inbox.outdated' })
  await reach({ open: { reading: 'loaded' } })
  const sent = [{ userId: 'u-1', ids: ['m-1'] }]
  expect([sendRead.mock.calls, shown()]).toEqual([
    [sent, sent],
    [[['m-1', true]], 0],
  ])
})

test('Scenario: the messages are loaded, and reloaded if they change during the call', async () => {
  const answers = [Promise.withResolvers<readonly Notification[]>()]
  const loadMessages = vi.fn((_asked: { userId: string }) => {
    const answer = answers.at(-1)
    return answer?.promise ?? Promise.reject(new Error('down'))
  })
  const { actor, reach, shown } = start({ loadMessages })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  const [first] = answers
  answers.push(Promise.withResolvers())
  actor.send({ type: 'inbox.outdated' })
  first?.resolve([messageOf('old')])
  answers[1]?.resolve([messageOf('new')])
  await reach({ open: { reading: 'loaded' } })
  expect([loadMessages.mock.calls, shown()]).toEqual([
    [[{ userId: 'u-1' }], [{ userId: 'u-1' }]],
    [[['new', false]], 1],
  ])
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  expect(loadMessages).toHaveBeenCalledTimes(3)
  // What is known of this customer stays until then.
  expect(shown()).toEqual([[['new', false]], 1])
  actor.send({ type: 'inbox.closed' })
  expect([actor.getSnapshot().value, shown()]).toEqual(['closed', [[], 0]])
})

test('Scenario: messages that are already read are not sent again', async () => {
  const sendRead = vi.fn(async () => undefined)
  const { actor, reach } = start({ sendRead, loadMessages: async () => [messageOf('m-1', true)] })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  const read = { type: 'messages.read', ids: ['m-1'] } as const
  expect(actor.getSnapshot().can(read)).toBe(false)
  actor.send(read)
  expect(sendRead).not.toHaveBeenCalled()
})

test('Scenario: two messages are marked one after the other, and each is sent once', async () => {
  const sendRead = vi.fn(async () => undefined)
  const loadMessages = async () => ['m-1', 'm-2'].map((id) => messageOf(id))
  const { actor, reach } = start({ sendRead, loadMessages })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  for (const id of ['m-1', 'm-2']) {
    actor.send({ type: 'messages.read', ids: [id] })
    await reach({ open: { telling: 'idle' } })
  }
  expect(sendRead.mock.calls).toEqual([
    [{ userId: 'u-1', ids: ['m-1'] }],
    [{ userId: 'u-1', ids: ['m-2'] }],
  ])
})

test('Scenario: a mark that could not be sent is sent as soon as the shop can be reached', async () => {
  const sendRead = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no network'))
  const { actor, reach } = start({ sendRead })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  actor.send({ type: 'messages.read', ids: ['m-1'] })
  await reach({ open: { telling: 'waiting' } })
  actor.send({ type: 'inbox.outdated' })
  await reach({ open: { telling: 'idle' } })
  expect(sendRead).toHaveBeenCalledTimes(2)
})

const down = () => Promise.reject(new Error('no network'))
/** The wait before a call is retried, ms. */
const waitBefore = (call: { mock: { calls: readonly unknown[] } }, clock: SimulatedClock) => {
  const before = call.mock.calls.length
  let waited = 0
  for (; call.mock.calls.length === before && waited < 60_000; waited += 500) clock.increment(500)
  return waited
}

test('Scenario: each failure to load makes the wait longer; after an answer it is short again', async () => {
  const loadMessages = vi.fn(async (): Promise<readonly Notification[]> => [])
  const { actor, clock, reach } = start({ loadMessages })
  const failedWait = async () => {
    await reach({ open: { reading: 'failed' } })
    return waitBefore(loadMessages, clock)
  }
  loadMessages.mockImplementationOnce(down).mockImplementationOnce(down)
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  const waits = [await failedWait(), await failedWait()]
  await reach({ open: { reading: 'loaded' } })
  loadMessages.mockImplementationOnce(down)
  actor.send({ type: 'inbox.outdated' })
  expect([...waits, await failedWait()]).toEqual([1_000, 2_000, 1_000])
})

test('Scenario: each mark that cannot be sent makes the wait longer; after an answer it is short again', async () => {
  const sendRead = vi.fn(async () => undefined)
  const { actor, clock, reach } = start({ sendRead })
  const failedWait = async () => {
    await reach({ open: { telling: 'waiting' } })
    return waitBefore(sendRead, clock)
  }
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  sendRead.mockImplementationOnce(down).mockImplementationOnce(down)
  actor.send({ type: 'messages.read', ids: ['m-1'] })
  const waits = [await failedWait(), await failedWait()]
  await reach({ open: { telling: 'idle' } })
  actor.send({ type: 'message.added', message: messageOf('m-2') })
  sendRead.mockImplementationOnce(down)
  actor.send({ type: 'messages.read', ids: ['m-2'] })
  expect([...waits, await failedWait()]).toEqual([1_000, 2_000, 1_000])
})

test('Scenario: another customer takes over at once, with an inbox of their own', async () => {
  const loadMessages = vi.fn(async ({ userId }: { userId: string }) => [messageOf(`of ${userId}`)])
  const { actor, reach, shown } = start({ loadMessages })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  actor.send({ type: 'inbox.opened', userId: 'u-2' })
  expect(shown()).toEqual([[], 0])
  await reach({ open: { reading: 'loaded' } })
  expect(shown()).toEqual([[['of u-2', false]], 1])
})

test('Scenario: another customer logs in, and nothing of the first one is shown', async () => {
  const { actor, reach, shown } = start({ loadMessages: () => new Promise(() => undefined) })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  actor.send({ type: 'message.added', message: messageOf('m-1') })
  actor.send({ type: 'inbox.closed' })
  actor.send({ type: 'inbox.opened', userId: 'u-2' })
  await reach({ open: { reading: 'loading' } })
  expect(shown()).toEqual([[], 0])
})

test('Scenario: a list that does not load shows a failure, and is loaded again', async () => {
  const loadMessages = vi
    .fn(async (): Promise<readonly Notification[]> => [])
    .mockRejectedValueOnce(new Error('no network'))
  const { actor, clock, reach } = start({ loadMessages })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  expect(selectAbsence(actor.getSnapshot())).toBe('loading')
  expect(selectAbsence(await reach({ open: { reading: 'failed' } }))).toBe('failed')
  clock.increment(1_000)
  expect(selectAbsence(await reach({ open: { reading: 'loaded' } }))).toBeNull()
})

test('Scenario: a message from the socket is shown even if the list has not loaded', async () => {
  const { actor } = start({ loadMessages: () => new Promise(() => undefined) })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  actor.send({ type: 'message.added', message: messageOf('m-1') })
  expect(selectAbsence(actor.getSnapshot())).toBeNull()
})

test('Scenario: messages about a request are read while its page is shown, new ones included', async () => {
  const sendRead = vi.fn(async (_: { ids: readonly string[] }) => undefined)
  const { actor, reach, shown } = start({
    loadMessages: async () => [messageOf('m-2'), messageOf('m-1', false, '/alert/R-1')],
    sendRead,
  })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  const before = shown()
  actor.send({ type: 'location.shown', path: '/alert/R-1' })
  actor.send({ type: 'message.added', message: messageOf('m-3', false, '/alert/R-1') })
  actor.send({ type: 'message.added', message: messageOf('m-4', false, '/alert/R-2') })
  await reach({ open: { telling: 'idle' } })
  expect([before[1], shown(), sendRead.mock.calls.flatMap(([{ ids }]) => ids)]).toEqual([
    2,
    [
      [
        ['m-4', false],
        ['m-3', true],
        ['m-2', false],
        ['m-1', true],
      ],
      2,
    ],
    ['m-1', 'm-3'],
  ])
})

test('Scenario: a page other than of a request leaves messages that link to it unread', async () => {
  const { actor, reach, shown } = start({
    loadMessages: async () => [messageOf('m-1', false, '/history')],
  })
  actor.send({ type: 'location.shown', path: '/history' })
  actor.send({ type: 'inbox.opened', userId: 'u-1' })
  await reach({ open: { reading: 'loaded' } })
  expect(shown()[1]).toBe(1)
})
