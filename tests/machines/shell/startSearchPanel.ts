import { vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ShownCategory } from '../../../src/contracts/content/content.ts'
import {
  type Suggestions,
  searchPanelMachine,
} from '../../../src/machines/shell/searchPanel.machine.ts'
import { recordingShell } from '../fixtures.ts'

/** An open panel whose suggestions the test answers one by one. */
export const start = (
  recent: Promise<readonly string[]>,
  popular: Promise<readonly ShownCategory[]> = Promise.resolve([]),
) => {
  const clock = new SimulatedClock()
  const shell = recordingShell()
  const remember = vi.fn<(text: string) => void>()
  const forget = vi.fn<() => void>()
  const asked: {
    text: string
    signal: AbortSignal
    answer: (found: Suggestions) => void
    fail: (error: Error) => void
  }[] = []
  const machine = searchPanelMachine.provide({
    actors: {
      loadRecent: fromPromise(() => recent),
      loadPopular: fromPromise(() => popular),
      suggest: fromPromise<Suggestions, { text: string }>(
        ({ input, signal }) =>
          new Promise((answer, fail) => {
            asked.push({ text: input.text, signal, answer, fail })
          }),
      ),
    },
    actions: {
      rememberSearch: (_, text) => remember(text),
      forgetSearches: () => forget(),
    },
  })
  const actor = createActor(machine, { clock, input: { shell } }).start()
  actor.send({ type: 'panel.opened' })
  const type = (text: string) => actor.send({ type: 'text.typed', text })
  return { clock, shell, actor, asked, remember, forget, type }
}
/** An open panel that has loaded, without earlier searches. */
export const open = async () => {
  const started = start(Promise.resolve([]))
  await waitFor(started.actor, (snapshot) =>
    snapshot.matches({ open: { recent: 'known', popular: 'known' } }),
  )
  return started
}
