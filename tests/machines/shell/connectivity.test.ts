import { describe, expect, test } from 'vitest'
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import {
  connectivityMachine,
  selectIsBar,
  selectIsCovered,
} from '../../../src/machines/shell/connectivity.machine.ts'
import { recordingShell } from '../fixtures.ts'

describe('Connectivity', () => {
  const start = (answers: readonly (boolean | 'hangs')[]) => {
    const left = [...answers]
    const asked: number[] = []
    const clock = new SimulatedClock()
    const shell = recordingShell()
    const actor = createActor(
      connectivityMachine.provide({
        actors: {
          watchBrowser: fromCallback(() => undefined),
          probe: fromPromise<void>(() => {
            asked.push(clock.now())
            const answer = left.shift()
            if (answer === 'hangs') return new Promise(() => undefined)
            return answer ? Promise.resolve() : Promise.reject(new Error('unreachable'))
          }),
        },
      }),
      { clock, input: { shell } },
    ).start()
    const isIn = (state: Parameters<SnapshotFrom<typeof connectivityMachine>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state))
    return { actor, clock, shell, asked, isIn }
  }

  test('Scenario: after a network error the server is probed at growing intervals', async () => {
    const { actor, clock, shell, asked, isIn } = start([false, false, false, true])
    actor.send({ type: 'network.failed' })
    expect(selectIsCovered(actor.getSnapshot())).toBe(true)
    for (const wait of [1_000, 2_000, 4_000]) {
      await isIn({ lost: { reaching: { probing: 'waiting' } } })
      const before = asked.length
      clock.increment(wait - 1)
      expect(asked.length).toBe(before)
      clock.increment(1)
    }
    await isIn('online')
    expect([asked, shell.sent]).toEqual([
      [0, 1_000, 3_000, 7_000],
      [{ type: 'connectivity.restored' }],
    ])
  })

  test('Scenario: calls fail although the server answers: the page is not covered, and loads again ever later', async () => {
    const { actor, clock, shell, isIn } = start([true, true, true, true, true])
    const fail = () => actor.send({ type: 'network.failed' })
    fail()
    expect(selectIsCovered(actor.getSnapshot())).toBe(true)
    await isIn('online')
    for (const [times, wait] of [1_000, 2_000, 4_000].entries()) {
      fail()
      await isIn('calming')
      clock.increment(wait - 1)
      expect(shell.sent).toHaveLength(times + 1)
      clock.increment(1)
      expect(shell.sent).toHaveLength(times + 2)
    }
    clock.increment(60_000)
    fail()
    expect(selectIsCovered(actor.getSnapshot())).toBe(true)
  })

  test('Scenario: a call fails again, and the server does not answer either: the page is covered', async () => {
    const { actor, isIn } = start([true, false])
    actor.send({ type: 'network.failed' })
    await isIn('online')
    actor.send({ type: 'network.failed' })
    await isIn({ lost: { reaching: { probing: 'waiting' } } })
    expect(selectIsCovered(actor.getSnapshot())).toBe(true)
  })

  test('Scenario: the browser goes offline and comes back', async () => {
    const { actor, shell, isIn } = start([true])
    actor.send({ type: 'browser.offline' })
    await isIn({ lost: { reaching: 'offline' } })
    actor.send({ type: 'browser.online' })
    await isIn('online')
    expect(shell.sent).toEqual([{ type: 'connectivity.restored' }])
  })

  test.each(['retry.requested', 'browser.online'] as const)(
    'Scenario: %s while a question hangs asks again at once',
    async (type) => {
      const { actor, asked, shell, isIn } = start(['hangs', true])
      actor.send({ type: 'network.failed' })
      actor.send({ type })
      await isIn('online')
      expect([asked, shell.sent]).toEqual([[0, 0], [{ type: 'connectivity.restored' }]])
    },
  )

  test('Scenario: the buyer continues offline; the next loss covers the page again', async () => {
    const { actor, isIn } = start([true, true])
    const covers = () => [selectIsCovered(actor.getSnapshot()), selectIsBar(actor.getSnapshot())]
    actor.send({ type: 'browser.offline' })
    actor.send({ type: 'offline.continued' })
    expect(covers()).toEqual([false, true])
    actor.send({ type: 'network.failed' })
    actor.send({ type: 'browser.offline' })
    expect(covers()).toEqual([false, true])
    actor.send({ type: 'browser.online' })
    await isIn('online')
    expect(covers()).toEqual([false, false])
    actor.send({ type: 'browser.offline' })
    expect(covers()).toEqual([true, false])
  })

  test('Scenario: the buyer does not wait for the next attempt', async () => {
    const { actor, asked, isIn } = start([false, true])
    actor.send({ type: 'network.failed' })
    await isIn({ lost: { reaching: { probing: 'waiting' } } })
    actor.send({ type: 'retry.requested' })
    await isIn('online')
    expect(asked).toEqual([0, 0])
  })
})
