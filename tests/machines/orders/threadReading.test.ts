import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Request } from '../../../src/contracts/orders/requests.ts'
import { selectReading, selectSubject } from '../../../src/machines/account/threadMachine.ts'
import type { ReadOutcome } from '../../../src/machines/account/threadState.ts'
import { requestThreadMachine } from '../../../src/machines/orders/requestThread.machine.ts'
import { recordingShell } from '../fixtures.ts'
import { openSlowly, request } from './openThread.ts'

describe('A thread', () => {
  test('Scenario: a thread that could not be loaded is loaded again on request, or on a change', async () => {
    const { actor, reads, feeds, reading, isRead } = openSlowly()
    reads[0]?.answer.reject(new Error('unreachable'))
    await reading('failed')
    actor.send({ type: 'retry.requested' })
    expect(selectReading(actor.getSnapshot())).toBe('loading')
    reads[1]?.answer.reject(new Error('unreachable'))
    await reading('failed')
    feeds[0]?.tell({ type: 'subject.changed' })
    await isRead()
    expect(reads.map(({ handle }) => handle)).toEqual(['r-1', 'r-1', 'r-1'])
  })

  test('Scenario: a loaded thread stays if it cannot be reloaded', async () => {
    const { actor, reads, feeds, reading, isRead } = openSlowly()
    await isRead()
    feeds[0]?.tell({ type: 'subject.changed' })
    reads[1]?.answer.reject(new Error('unreachable'))
    await reading('shown')
    expect(selectSubject(actor.getSnapshot())).toEqual(request)
  })

  test('Scenario: a change during a load replaces the older answer', async () => {
    const { actor, reads, feeds, reading } = openSlowly()
    feeds[0]?.tell({ type: 'subject.changed' })
    reads[0]?.answer.resolve({ kind: 'read', subject: { ...request, state: 'received' } })
    await reads[0]?.answer.promise
    expect([reads.length, selectReading(actor.getSnapshot())]).toEqual([2, 'loading'])
    reads[1]?.answer.resolve({ kind: 'read', subject: { ...request, state: 'asked' } })
    await reading('shown')
    expect(selectSubject(actor.getSnapshot())?.state).toBe('asked')
  })

  test('Scenario: a lost feed is reopened, and missed changes are loaded', async () => {
    const { clock, reads, feeds, isRead } = openSlowly()
    await isRead()
    feeds[0]?.tell({ type: 'feed.lost' })
    expect(feeds).toHaveLength(1)
    clock.increment(60_000)
    expect(feeds.map(({ handle }) => handle)).toEqual(['r-1', 'r-1'])
    feeds[1]?.tell({ type: 'feed.connected' })
    expect(reads).toHaveLength(2)
  })

  test('Scenario: a feed that cannot be opened is retried, but not at once', () => {
    const clock = new SimulatedClock()
    let tries = 0
    createActor(
      requestThreadMachine.provide({
        actors: {
          read: fromPromise<ReadOutcome<Request>, { handle: string }>(
            () => new Promise(() => undefined),
          ),
          follow: fromCallback<EventObject, { handle: string }>(() => {
            tries += 1
            // Without this limit, a feed that is retried at once would be retried for ever.
            if (tries < 10) throw new Error('sockets are blocked')
          }),
        },
        actions: { keepDraft: () => undefined },
      }),
      { clock, input: { shell: recordingShell(), handle: 'r-1' } },
    ).start()
    const atOnce = tries
    clock.increment(5_000)
    expect([atOnce, tries]).toEqual([1, 2])
  })
})
