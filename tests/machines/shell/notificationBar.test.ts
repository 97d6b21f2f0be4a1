import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  notificationBarMachine,
  selectShown,
} from '../../../src/machines/shell/notificationBar.machine.ts'

const sentence = (text: string) => ({ text })

describe('The notification bar', () => {
  const start = () => {
    const clock = new SimulatedClock()
    const actor = createActor(notificationBarMachine, { clock }).start()
    const say = (text: string) => actor.send({ type: 'said', sentence: sentence(text) })
    return { clock, actor, say, shown: () => selectShown(actor.getSnapshot()) }
  }

  test('Scenario: it appears after a second and hides after four', () => {
    const { clock, say, shown } = start()
    say('Welcome')
    const seen = [shown()]
    for (const step of [999, 1, 1_500, 2_499, 1]) {
      clock.increment(step)
      seen.push(shown())
    }
    expect(seen).toEqual([
      undefined,
      undefined,
      sentence('Welcome'),
      sentence('Welcome'),
      sentence('Welcome'),
      undefined,
    ])
  })

  test('Scenario: closed early, the next sentence follows', () => {
    const { clock, actor, say, shown } = start()
    say('First')
    say('Second')
    clock.increment(1_000)
    const first = shown()
    actor.send({ type: 'bar.closed' })
    const between = shown()
    clock.increment(200)
    expect([first, between, shown()]).toEqual([sentence('First'), undefined, sentence('Second')])
  })

  test('Scenario: while others wait each is shown briefly, and the last one for four seconds', () => {
    const { clock, say, shown } = start()
    for (const text of ['One', 'Two', 'Three']) say(text)
    const seen: [number, string | undefined][] = [[0, undefined]]
    for (let at = 0; at <= 9_000; at += 100) {
      const now = shown()
      const text = now && 'text' in now ? now.text : undefined
      if (seen.at(-1)?.[1] !== text) seen.push([at, text])
      clock.increment(100)
    }
    expect(seen).toEqual([
      [0, undefined],
      [1_000, 'One'],
      [2_500, undefined],
      [2_700, 'Two'],
      [4_200, undefined],
      [4_400, 'Three'],
      [8_400, undefined],
    ])
  })

  test('Scenario: a new sentence replaces one that was shown long enough at once', () => {
    const { clock, say, shown } = start()
    say('First')
    for (const step of [1_000, 1_500, 500]) clock.increment(step)
    say('Second')
    const between = shown()
    clock.increment(200)
    expect([between, shown()]).toEqual([undefined, sentence('Second')])
  })

  test('Scenario: the same sentence twice in a row is shown once', () => {
    const { actor, say } = start()
    say('Again')
    say('Again')
    expect(actor.getSnapshot().context.queue).toEqual([sentence('Again')])
  })
})
