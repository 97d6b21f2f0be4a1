import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { RawStep } from '../../../lab/journey/play.ts'
import { createRecorder } from '../../../lab/journey/recorder.ts'
import { connectivityMachine } from '../../../src/machines/shell/connectivity.machine.ts'

test('what a service sends at once, while its machine still acts, is recorded', () => {
  const steps: RawStep[] = []
  const recorder = createRecorder(
    () => 0,
    (step) => steps.push(step),
  )
  const machine = connectivityMachine.provide({
    actors: {
      probe: fromPromise(async () => connectivity.send({ type: 'offline.continued' })),
      watchBrowser: fromPromise(async () => undefined) as never,
    },
    actions: { tellContinued: () => undefined },
  })
  const connectivity = createActor(machine, {
    input: { shell: { send: () => undefined } as never },
    inspect: recorder.next,
  }).start()
  connectivity.send({ type: 'network.failed' })
  connectivity.stop()
  expect(steps.map(({ step }) => (step.kind === 'event' ? step.event.type : step.kind))).toEqual([
    'started',
    'network.failed',
    'offline.continued',
    'stopped',
  ])
})
