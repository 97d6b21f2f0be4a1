import { expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import {
  filterSheetMachine,
  selectIsSheetOpen,
} from '../../../src/machines/catalogue/filterSheet.machine.ts'

type Watch = Parameters<typeof fromCallback>[0]

const start = (watch: Watch) => {
  const actor = createActor(
    filterSheetMachine.provide({ actors: { watchWidth: fromCallback(watch) } }),
  ).start()
  return { actor, isOpen: () => selectIsSheetOpen(actor.getSnapshot()) }
}

test('Scenario: the sheet opens and closes; the width is watched only while it is open', () => {
  const stop = vi.fn()
  const watch = vi.fn<Watch>(() => stop)
  const { actor, isOpen } = start(watch)
  expect([isOpen(), watch.mock.calls.length]).toEqual([false, 0])
  actor.send({ type: 'panel.opened' })
  expect([isOpen(), watch.mock.calls.length, stop.mock.calls.length]).toEqual([true, 1, 0])
  actor.send({ type: 'panel.closed' })
  expect([isOpen(), watch.mock.calls.length, stop.mock.calls.length]).toEqual([false, 1, 1])
})

test('Scenario: a window that becomes wide closes the sheet', () => {
  const { actor, isOpen } = start(({ sendBack }) => {
    queueMicrotask(() => sendBack({ type: 'viewport.widened' }))
  })
  actor.send({ type: 'panel.opened' })
  expect(isOpen()).toBe(true)
  return vi.waitFor(() => expect(isOpen()).toBe(false))
})

test('Scenario: a window that cannot be watched keeps its sheet until the buyer closes it', () => {
  const { actor, isOpen } = start(() => {
    throw new Error('no matchMedia')
  })
  actor.send({ type: 'panel.opened' })
  expect(isOpen()).toBe(true)
  actor.send({ type: 'panel.closed' })
  expect(isOpen()).toBe(false)
})
