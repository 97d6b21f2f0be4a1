import { beforeEach, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { keepContinued } from '../../../src/app/ahead/keepContinued.ts'
import {
  connectivityMachine,
  selectIsBar,
  selectIsCovered,
} from '../../../src/machines/shell/connectivity.machine.ts'
import { recordingShell } from '../../machines/fixtures.ts'

beforeEach(() => sessionStorage.clear())

/** A document of the tab, whose server answers. */
const open = (isBack: boolean) => {
  const connectivity = createActor(
    connectivityMachine.provide({
      actors: {
        watchBrowser: fromCallback(() => undefined),
        probe: fromPromise<void>(async () => undefined),
      },
    }),
    { input: { shell: recordingShell() } },
  ).start()
  keepContinued({ connectivity }, isBack)
  const lose = () => connectivity.send({ type: 'browser.offline' })
  return {
    connectivity,
    lose,
    goOn: () => {
      lose()
      connectivity.send({ type: 'offline.continued' })
    },
    shown: () => {
      const snapshot = connectivity.getSnapshot()
      return { isCovered: selectIsCovered(snapshot), isBar: selectIsBar(snapshot) }
    },
  }
}

const covered = { isCovered: true, isBar: false }
const bar = { isCovered: false, isBar: true }

test('Scenario: the next document of a buyer who continues offline is not covered (rule N5)', () => {
  open(true).goOn()
  const next = open(false)
  next.lose()
  expect(next.shown()).toEqual(bar)
})

test('Scenario: after the connection was back, the next loss covers the page (rule N5)', async () => {
  const { connectivity, goOn, lose, shown } = open(true)
  goOn()
  connectivity.send({ type: 'browser.online' })
  await waitFor(connectivity, (snapshot) => snapshot.matches('online'))
  lose()
  expect(shown()).toEqual(covered)
  const next = open(false)
  next.lose()
  expect(next.shown()).toEqual(covered)
})

test('Scenario: a loss covers a document that began while the connection was back (rule N5)', () => {
  open(true).goOn()
  const next = open(true)
  next.lose()
  expect(next.shown()).toEqual(covered)
})
