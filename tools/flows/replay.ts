import { join } from 'node:path'
import { type PageModel, reasonAgainst } from '../../tests/e2e/models/model.ts'
import { keptFlows } from '../../tests/support/flows/keptFlows.ts'
import { findBrowserWithWindow } from '../parts/chromium.mjs'
import { runProgram } from '../parts/runProgram.ts'
import { type Chosen, flowTitled, journeyTitled, keptFlowTitled } from './chosen.ts'
import { Refused, type ReplayOptions } from './options.ts'

const root = join(import.meta.dirname, '../..')

const run = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runProgram(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env: { ...process.env, ...env },
  })

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const onMachine = (...args: readonly string[]) =>
  run('vitest', ['run', '--project', 'node', ...args])

/** Whether one flow, or all flows of the machine, can be replayed; the flow, if a title asks for one. */
const replayOnMachine = ({
  machine,
  title,
}: ReplayOptions): { passed: boolean; chosen?: Chosen } => {
  if (machine === undefined) return { passed: onMachine('tests/flows') }
  const paths = `the machine ${machine} can`
  if (title === undefined)
    return { passed: onMachine('tests/flows', '-t', ` ${machine}\\.|${paths}`) }
  const chosen = keptFlowTitled(title, keptFlows(machine))
  if (chosen?.file)
    return {
      passed: onMachine('tests/flows/replay.test.ts', '-t', ` ${literally(chosen.file)}`),
      chosen,
    }
  const passed = onMachine('tests/flows/paths.test.ts', '-t', paths)
  return passed ? { passed, chosen: flowTitled(title, machine) } : { passed }
}

/** Why the machine, or the flow, is not replayed in Chromium; undefined if it is. */
const reasonWithoutBrowser = (
  model: PageModel | string | undefined,
  chosen: Chosen | undefined,
): string | undefined => {
  if (typeof model === 'string' || !model) return model
  return chosen && reasonAgainst(model, { ...chosen.flow, title: chosen.test })
}

const testsOf = ({ machine }: ReplayOptions, chosen: Chosen | undefined): string => {
  if (machine === undefined) return 'The (?:machine|journey) '
  const all = `The machine ${machine} in the real app`
  return chosen ? `${all} ${literally(chosen.test)}$` : all
}

const watched = (pause: number) => ({
  args: ['--headed', '--workers', '1', '--timeout', '0'],
  env: { FLOW_STEP_MS: String(pause), PLAYWRIGHT_LIST_PRINT_STEPS: '1' },
})

/** @throws {@link Refused} where no window can be shown */
const expectDisplay = () => {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
    throw new Refused(
      'There is no display to watch it on (DISPLAY is not set). Leave out --watch, or run this where windows can be shown.',
    )
  if (!findBrowserWithWindow())
    throw new Refused(
      'No Chromium that can show a window was found: install one, and set CHROME_PATH to its executable.',
    )
}

/** @param tests a pattern of their titles */
const inChromium = (
  { pause, isRecordedAgain }: ReplayOptions,
  tests: string,
  files: readonly string[],
): boolean => {
  const { args, env } = pause === undefined ? { args: [], env: {} } : watched(pause)
  const again = isRecordedAgain ? { RECORD_AGAIN: 'yes' } : {}
  const paths = files.map((file) => `tests/e2e/lab/${file}`)
  return (
    run('node', ['tools/build.ts']) &&
    run('playwright', ['test', ...paths, '-g', tests, ...args], { ...env, ...again })
  )
}

const replayJourneys = (options: ReplayOptions): boolean => {
  const file = 'tests/flows/journeys.test.ts'
  const name = options.title === undefined ? undefined : journeyTitled(options.title).name
  const onMachines = () =>
    name === undefined ? onMachine(file) : onMachine(file, '-t', ` ${name}\\.json$`)
  const tests = name === undefined ? 'The journey ' : `The journey ${name} in Chromium`
  const passed = options.isRecordedAgain || onMachines()
  return passed && inChromium(options, tests, ['journeysInChromium.spec.ts'])
}

/**
 * Replays what is asked for, on the machine and then in Chromium.
 *
 * @param models how the real app runs the flows of each machine, or why it does not
 * @returns whether all of it passed
 * @throws {@link Refused} if it cannot be replayed as asked
 */
export const replay = (
  options: ReplayOptions,
  models: Readonly<Record<string, PageModel | string>>,
): boolean => {
  const { machine, pause } = options
  if (pause !== undefined) expectDisplay()
  if (options.isJourney) return replayJourneys(options)
  const { passed, chosen } = replayOnMachine(options)
  if (!passed) return false
  const reason = machine === undefined ? undefined : reasonWithoutBrowser(models[machine], chosen)
  if (reason !== undefined) {
    console.log(`${chosen ? 'This flow' : machine} is replayed on the machine only: ${reason}`)
    return true
  }
  return inChromium(options, testsOf(options, chosen), [
    'flows.spec.ts',
    ...(machine === undefined ? ['journeysInChromium.spec.ts'] : []),
  ])
}
