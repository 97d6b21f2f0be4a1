import { expect, test, vi } from 'vitest'
import { down, messageOf, start, waitBefore } from './startInbox.ts'

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
