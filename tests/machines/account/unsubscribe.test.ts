import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { unsubscribeMachine } from '../../../src/machines/account/unsubscribe.machine.ts'

test.each([
  ['takes the address off its list', async () => undefined],
  ['does not answer', () => Promise.reject(new Error('no network'))],
])(
  'Scenario: the shop %s; the link was followed once, and the reader sees a message',
  async (_, answer) => {
    const unsubscribe = vi.fn((_asked: { token: string }): Promise<void> => answer())
    const actor = createActor(
      unsubscribeMachine.provide({
        actors: {
          unsubscribe: fromPromise<void, { token: string }>(({ input }) => unsubscribe(input)),
        },
      }),
      { input: { token: 'of the mail' } },
    ).start()
    expect(actor.getSnapshot().value).toBe('calling')
    const done = await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect([done.status, unsubscribe.mock.calls]).toEqual(['done', [[{ token: 'of the mail' }]]])
  },
)
