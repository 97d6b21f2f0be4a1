import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { selectToasts, toastsMachine } from '../../../src/machines/shell/toasts.machine.ts'

const sentence = (text: string) => ({ text })

test('Scenario: each toast disappears after five seconds', () => {
  const clock = new SimulatedClock()
  const actor = createActor(toastsMachine, { clock }).start()
  const texts = () => selectToasts(actor.getSnapshot()).map((toast) => toast.sentence)
  actor.send({ type: 'toast.raised', sentence: sentence('one') })
  clock.increment(3_000)
  actor.send({ type: 'toast.raised', sentence: sentence('two') })
  actor.send({ type: 'toast.raised', sentence: sentence('three') })
  actor.send({ type: 'toast.closed', id: 2 })
  const both = texts()
  clock.increment(2_000)
  const later = texts()
  clock.increment(3_000)
  expect([both, later, texts()]).toEqual([
    [sentence('one'), sentence('three')],
    [sentence('three')],
    [],
  ])
})

test('Scenario: at most four toasts are shown, the newest', () => {
  const actor = createActor(toastsMachine, { clock: new SimulatedClock() }).start()
  for (const text of ['one', 'two', 'three', 'four', 'five'])
    actor.send({ type: 'toast.raised', sentence: sentence(text) })
  expect(selectToasts(actor.getSnapshot()).map((toast) => toast.sentence)).toEqual(
    ['two', 'three', 'four', 'five'].map(sentence),
  )
})

test('Scenario: while the shop cannot be reached, no toast says that it failed (rule N5)', () => {
  const actor = createActor(toastsMachine, { clock: new SimulatedClock() }).start()
  const raise = (key: 'error.default' | 'cart.noVariant') =>
    actor.send({ type: 'toast.raised', sentence: { key } })
  const shown = () => selectToasts(actor.getSnapshot()).map(({ sentence }) => sentence.key)
  actor.send({ type: 'network.failed' })
  raise('error.default')
  raise('cart.noVariant')
  expect(shown()).toEqual(['cart.noVariant'])
  actor.send({ type: 'connectivity.restored' })
  raise('error.default')
  expect(shown()).toEqual(['cart.noVariant', 'error.default'])
})
