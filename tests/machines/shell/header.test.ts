import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { longestEmail } from '../../../src/contracts/patterns.ts'
import {
  newsletterMachine,
  type SubscribeOutcome,
  selectEmail,
  selectIsSubscribing,
  selectProblem,
} from '../../../src/machines/content/newsletter.machine.ts'
import {
  megaMenuMachine,
  selectIsMegaMenuOpen,
} from '../../../src/machines/shell/megaMenu.machine.ts'
import {
  selectIsPaused,
  selectIsStripHidden,
  topStripMachine,
} from '../../../src/machines/shell/topStrip.machine.ts'
import { recordingShell, refusal } from '../fixtures.ts'

describe('The top strip', () => {
  const start = () => {
    const machine = topStripMachine.provide({ actors: { watchScroll: fromCallback(() => {}) } })
    return createActor(machine).start()
  }

  test('Scenario: it hides on scrolling down past 200 px and shows on scrolling up', () => {
    const actor = start()
    const hidden = [0, 150, 200, 201, 900, 899, 950, 120, 150].map((y) => {
      actor.send({ type: 'page.scrolled', y })
      return selectIsStripHidden(actor.getSnapshot())
    })
    expect(hidden).toEqual([false, false, false, true, true, false, true, false, false])
  })

  test.each([
    ['it shows while the page goes up', [900, 800, 700], [true, false, false]],
    ['it stays as it is while the page rests', [900, 900, 800, 800], [true, true, false, false]],
    ['it shows at 200 px', [900, 200], [true, false]],
    ['it hides again on the way down', [900, 850, 860], [true, false, true]],
  ] as const)('Scenario: %s', (_what, places, expected) => {
    const actor = start()
    const hidden = places.map((y) => {
      actor.send({ type: 'page.scrolled', y })
      return selectIsStripHidden(actor.getSnapshot())
    })
    expect(hidden).toEqual(expected)
  })

  test('Scenario: it shows when something in it gets the focus', () => {
    const actor = start()
    actor.send({ type: 'page.scrolled', y: 900 })
    actor.send({ type: 'strip.focused' })
    expect(selectIsStripHidden(actor.getSnapshot())).toBe(false)
  })

  test('Scenario: the announcement is paused and continued, wherever the strip is', () => {
    const actor = start()
    actor.send({ type: 'announcement.paused' })
    actor.send({ type: 'page.scrolled', y: 900 })
    const paused = selectIsPaused(actor.getSnapshot())
    actor.send({ type: 'announcement.resumed' })
    expect([paused, selectIsPaused(actor.getSnapshot())]).toEqual([true, false])
  })
})

describe('The mega menu', () => {
  const start = () => {
    const clock = new SimulatedClock()
    const actor = createActor(megaMenuMachine, { clock }).start()
    return { clock, actor, isOpen: () => selectIsMegaMenuOpen(actor.getSnapshot()) }
  }

  test('Scenario: a pointer that passes over does not open it; one that rests does', () => {
    const { clock, actor, isOpen } = start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(119)
    actor.send({ type: 'pointer.left' })
    clock.increment(1_000)
    const passed = isOpen()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    expect([passed, isOpen()]).toEqual([false, true])
  })

  test('Scenario: a pointer may leave for a moment; then it closes', () => {
    const { clock, actor, isOpen } = start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    actor.send({ type: 'pointer.left' })
    clock.increment(249)
    actor.send({ type: 'pointer.entered' })
    clock.increment(1_000)
    const stayed = isOpen()
    actor.send({ type: 'pointer.left' })
    clock.increment(250)
    expect([stayed, isOpen()]).toEqual([true, false])
  })

  test('Scenario: after Escape it stays closed until the focus has left', () => {
    const { actor, isOpen } = start()
    const seen = (
      ['focus.entered', 'menu.dismissed', 'focus.entered', 'focus.left', 'focus.entered'] as const
    ).map((type) => {
      actor.send({ type })
      return isOpen()
    })
    expect(seen).toEqual([true, false, false, false, true])
  })

  test('Scenario: pressing it holds it open, pressing again closes it', () => {
    const { clock, actor, isOpen } = start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    actor.send({ type: 'menu.pressed' })
    actor.send({ type: 'pointer.left' })
    clock.increment(10_000)
    const held = isOpen()
    actor.send({ type: 'menu.pressed' })
    expect([held, isOpen()]).toEqual([true, false])
  })
})

describe('Every state of the mega menu handles each event', () => {
  const ways = {
    closed: [],
    approached: ['pointer.entered'],
    hovered: ['pointer.entered', 'rests'],
    leaving: ['pointer.entered', 'rests', 'pointer.left'],
    held: ['menu.pressed'],
    dismissed: ['menu.pressed', 'menu.pressed'],
  } as const

  test.each([
    ['closed', 'pointer.entered', 'approached'],
    ['closed', 'focus.entered', 'held'],
    ['closed', 'menu.pressed', 'held'],
    ['approached', 'pointer.left', 'closed'],
    ['approached', 'focus.entered', 'held'],
    ['approached', 'menu.pressed', 'held'],
    ['hovered', 'focus.entered', 'held'],
    ['hovered', 'menu.pressed', 'held'],
    ['hovered', 'menu.dismissed', 'dismissed'],
    ['leaving', 'pointer.entered', 'hovered'],
    ['leaving', 'focus.entered', 'held'],
    ['leaving', 'menu.pressed', 'held'],
    ['leaving', 'menu.dismissed', 'dismissed'],
    ['held', 'focus.left', 'closed'],
    ['held', 'menu.pressed', 'dismissed'],
    ['held', 'menu.dismissed', 'dismissed'],
    ['dismissed', 'focus.left', 'closed'],
    ['dismissed', 'pointer.left', 'closed'],
    ['dismissed', 'menu.pressed', 'held'],
  ] as const)('%s: after %s it is %s', (from, type, to) => {
    const clock = new SimulatedClock()
    const actor = createActor(megaMenuMachine, { clock }).start()
    for (const way of ways[from]) {
      if (way === 'rests') clock.increment(120)
      else actor.send({ type: way })
    }
    const before = actor.getSnapshot().value
    actor.send({ type })
    expect([before, actor.getSnapshot().value]).toEqual([from, to])
  })

  test('Scenario: it is open while the pointer rests on it, or is just leaving', () => {
    const clock = new SimulatedClock()
    const actor = createActor(megaMenuMachine, { clock }).start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    const rests = selectIsMegaMenuOpen(actor.getSnapshot())
    actor.send({ type: 'pointer.left' })
    expect([rests, selectIsMegaMenuOpen(actor.getSnapshot())]).toEqual([true, true])
  })
})

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
    'Scenario: %o is no e-mail address',
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
