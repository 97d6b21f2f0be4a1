import { expect, test, vi } from 'vitest'
import type { Notification } from '../../../src/contracts/account/customer.ts'
import { selectAbsence } from '../../../src/machines/account/inboxSelectors.ts'
import { down, messageOf, start, waitBefore } from './startInbox.ts'

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
