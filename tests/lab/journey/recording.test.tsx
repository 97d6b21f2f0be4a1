import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { startRecording } from '../../../lab/journey/recording.ts'
import { toastsMachine } from '../../../src/machines/shell/toasts.machine.ts'

const key = 'alma.record'
const start = { scenario: 'guest', path: '/', width: 800, height: 600, language: 'en' }

afterEach(() => sessionStorage.clear())

/** The recording of a page that somebody has loaded to record it. */
const begun = () => {
  const empty = { start, steps: [], acts: [], hashes: [], salt: 1 }
  sessionStorage.setItem(key, JSON.stringify({ began: Date.now(), ...empty }))
  return nextPage()
}

/** The same tab after a load of its page. */
const nextPage = () => startRecording(() => undefined)

/** Starts a machine, which is a step. */
const takeStep = (recording: ReturnType<typeof startRecording>) =>
  createActor(toastsMachine, { inspect: recording.next }).start()

test('Scenario: a stopped recording outlives a reload, until it is dropped', () => {
  const recording = begun()
  takeStep(recording)
  recording.stop()
  expect([recording.isRunning(), recording.stopped()?.steps.length]).toEqual([false, 1])
  const next = nextPage()
  expect(next.stopped()).toMatchObject({ start, steps: recording.stopped()?.steps })
  expect([next.isRunning(), next.isUnsaved()]).toEqual([false, true])
  next.drop()
  expect([next.stopped(), next.isUnsaved(), nextPage().stopped()]).toEqual([
    undefined,
    false,
    undefined,
  ])
})

test('Scenario: a recording that is saved stays in the page, and is gone after a reload', () => {
  const recording = begun()
  takeStep(recording)
  recording.stop()
  recording.saved()
  expect([recording.stopped()?.steps.length, recording.isUnsaved()]).toEqual([1, false])
  expect(nextPage().stopped()).toBeUndefined()
})

test('Scenario: a recording that is dropped while it runs does not go on in the next page', () => {
  const recording = begun()
  takeStep(recording)
  recording.drop()
  window.dispatchEvent(new Event('pagehide'))
  expect([recording.isRunning(), nextPage().isRunning()]).toEqual([false, false])
})

test('Scenario: a report after Stop holds all steps of the page, and the recording those before', () => {
  const recording = begun()
  takeStep(recording)
  recording.stop()
  takeStep(recording)
  expect([recording.stopped()?.steps.length, recording.recorded().steps.length]).toEqual([1, 2])
})

test('a moved clock does not move the times of steps', () => {
  const recording = begun()
  const { Date: RealDate } = globalThis
  globalThis.Date = class extends RealDate {
    static override now = () => RealDate.now() + 86_400_000
  } as DateConstructor
  takeStep(recording)
  globalThis.Date = RealDate
  expect(recording.steps()[0]?.at).toBeLessThan(60_000)
})
