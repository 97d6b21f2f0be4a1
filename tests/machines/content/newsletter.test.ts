import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { longestEmail } from '../../../src/contracts/patterns.ts'
import {
  newsletterMachine,
  type SubscribeOutcome,
  selectEmail,
  selectIsSubscribing,
  selectProblem,
} from '../../../src/machines/content/newsletter.machine.ts'
import { recordingShell, refusal } from '../fixtures.ts'

describe('The newsletter', () => {
  const start = (subscribe: (email: string) => Promise<SubscribeOutcome>) => {
    const shell = recordingShell()
    const machine = newsletterMachine.provide({
      actors: { subscribe: fromPromise(({ input }) => subscribe(input.email)) },
    })
    const actor = createActor(machine, { input: { shell } }).start()
    const submit = async (email: string) => {
      actor.send({ type: 'email.typed', email })
      actor.send({ type: 'newsletter.submitted' })
      return waitFor(actor, (snapshot) => !snapshot.matches('sending'))
    }
    return { shell, actor, submit }
  }

  test.for(['', 'asha', 'asha@rao', 'asha @rao.example', '@rao.example'])(
    'Scenario: %o is not an e-mail address',
    async (email) => {
      const { submit } = start(() => Promise.reject(new Error('asked')))
      const snapshot = await submit(email)
      expect([selectProblem(snapshot), selectEmail(snapshot)]).toEqual([
        { key: 'newsletter.invalidEmail' },
        email,
      ])
    },
  )

  test('Scenario: an address of the maximum length is accepted, a longer one is not', async () => {
    const sent: string[] = []
    const { submit } = start(async (email) => {
      sent.push(email)
      return { kind: 'subscribed', message: 'Thank you' }
    })
    // 64 characters before the @ are the most.
    const domain = ['d', 'e', 'f'].map((letter) => letter.repeat(61)).join('.')
    const longest = `${'a'.repeat(longestEmail - domain.length - '@.com'.length)}@${domain}.com`
    expect(selectProblem(await submit(`a${longest}`))).toEqual({ key: 'newsletter.invalidEmail' })
    expect([selectProblem(await submit(longest)), sent]).toEqual([null, [longest]])
  })

  test('Scenario: it starts with an empty field, and shows when it is sending', async () => {
    const answer = Promise.withResolvers<SubscribeOutcome>()
    const { actor, submit } = start(() => answer.promise)
    const seen = () => [selectEmail(actor.getSnapshot()), selectIsSubscribing(actor.getSnapshot())]
    const before = seen()
    const sent = submit('asha@rao.example')
    const during = seen()
    answer.resolve({ kind: 'subscribed', message: 'Thank you' })
    await sent
    expect([before, during, seen()]).toEqual([
      ['', false],
      ['asha@rao.example', true],
      ['', false],
    ])
  })

  test('Scenario: the same wrong address sent again is refused again, so that the field is focused', async () => {
    const { actor, submit } = start(() => Promise.reject(new Error('asked')))
    const first = selectProblem(await submit('asha'))
    actor.send({ type: 'newsletter.submitted' })
    const again = selectProblem(actor.getSnapshot())
    expect([again, again === first]).toEqual([{ key: 'newsletter.invalidEmail' }, false])
  })

  test('Scenario: an address is accepted, confirmed, and the field clears', async () => {
    const sent: string[] = []
    const { shell, submit } = start(async (email) => {
      sent.push(email)
      return { kind: 'subscribed', message: 'Thank you' }
    })
    const snapshot = await submit(' Asha@Rao.example ')
    expect([sent, selectEmail(snapshot), shell.sent]).toEqual([
      ['asha@rao.example'],
      '',
      [{ type: 'said', sentence: { text: 'Thank you' } }],
    ])
  })

  test('Scenario: a refusal is shown at the field until it is edited', async () => {
    const { actor, submit } = start(async () => refusal('Too often'))
    const refused = selectProblem(await submit('asha@rao.example'))
    actor.send({ type: 'email.typed', email: 'asha@rao.examples' })
    expect([refused, selectProblem(actor.getSnapshot())]).toEqual([
      { text: 'Too often', code: 'conflict' },
      null,
    ])
    expect(selectEmail(actor.getSnapshot())).toBe('asha@rao.examples')
  })

  test('Scenario: an unexpected failure is a toast, and the address stays', async () => {
    const { shell, submit } = start(() => Promise.reject(new Error('down')))
    const snapshot = await submit('asha@rao.example')
    expect([selectEmail(snapshot), shell.sent]).toEqual([
      'asha@rao.example',
      [{ type: 'toast.raised', sentence: { key: 'error.default' } }],
    ])
  })
})
