import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { devicesMachine, type EndOutcome } from '../../../src/machines/account/devices.machine.ts'
import { defaultToast } from '../../../src/machines/parts/shell.ts'
import { recordingShell, refusal } from '../fixtures.ts'

describe('Logging devices out', () => {
  const endingWith = async (
    outcome: EndOutcome,
    event: { type: 'device.ended'; deviceId: string } | { type: 'devices.ended' },
  ) => {
    const shell = recordingShell()
    const end = vi.fn(async () => outcome)
    const actor = createActor(
      devicesMachine.provide({
        actors: {
          end: fromPromise<EndOutcome, { deviceId: string | null }>(({ input }) =>
            (end as (given: unknown) => Promise<EndOutcome>)(input),
          ),
        },
      }),
      { input: { shell } },
    ).start()
    actor.send(event)
    await waitFor(actor, (snapshot) => snapshot.matches('listed'))
    return [end.mock.calls, shell.sent]
  }
  const changed = { type: 'shop.changed', what: 'everything' }

  test('Scenario: a shop that does not answer is a toast, and the devices can be logged out again', async () => {
    const shell = recordingShell()
    const answer = Promise.withResolvers<EndOutcome>()
    const actor = createActor(
      devicesMachine.provide({
        actors: { end: fromPromise<EndOutcome, { deviceId: string | null }>(() => answer.promise) },
      }),
      { input: { shell } },
    ).start()
    actor.send({ type: 'devices.ended' })
    expect(actor.getSnapshot().can({ type: 'devices.ended' })).toBe(false)
    answer.reject(new Error('no network'))
    const listed = await waitFor(actor, (snapshot) => snapshot.matches('listed'))
    expect([shell.sent, listed.can({ type: 'devices.ended' })]).toEqual([[defaultToast], true])
  })

  test('Scenario: one device, with a message, and the list is reloaded', async () => {
    const outcome: EndOutcome = { kind: 'ended', message: 'The device is logged out.' }
    expect(await endingWith(outcome, { type: 'device.ended', deviceId: 'd-2' })).toEqual([
      [[{ deviceId: 'd-2' }]],
      [{ type: 'said', sentence: { text: 'The device is logged out.' } }, changed],
    ])
  })

  test('Scenario: all devices', async () => {
    const outcome: EndOutcome = { kind: 'ended', message: 'All devices are logged out.' }
    expect(await endingWith(outcome, { type: 'devices.ended' })).toEqual([
      [[{ deviceId: null }]],
      [{ type: 'said', sentence: { text: 'All devices are logged out.' } }, changed],
    ])
  })

  test('Scenario: one that was logged out meanwhile leaves the list as well', async () => {
    const outcome = refusal('This device is already logged out.')
    expect((await endingWith(outcome, { type: 'device.ended', deviceId: 'd-2' }))[1]).toEqual([
      {
        type: 'said',
        sentence: { text: 'This device is already logged out.', code: 'conflict' },
      },
      changed,
    ])
  })
})
