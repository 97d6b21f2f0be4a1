import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chartsSince } from '../../tools/flows/chartsSince.ts'
import { diffText } from '../../tools/flows/diffText.ts'
import { createGitProject } from '../support/gitProject.ts'

const registry = (states: string) =>
  `import { createMachine } from 'xstate'
   export const machines = { cart: createMachine({ id: 'cart', initial: 'closed', states: ${states} }) }`

let project: ReturnType<typeof createGitProject>
const write = (states: string) => project.write('src/machines/index.ts', registry(states))
beforeAll(() => {
  project = createGitProject()
  project.write('README.md', 'A project')
  project.commit('start: write a page')
  write('{ closed: { on: { opened: "open" } }, open: {} }')
  project.commit('cart: add a chart')
  project.git('switch', '--quiet', '--create', 'branch')
  write('{ closed: { on: { opened: "open" } }, open: {}, lost: {} }')
  project.commit('cart: lose it')
  write('{ closed: { on: { opened: { target: "open", guard: "isFull" } } }, open: {}, lost: {} }')
})
afterAll(() => project.remove())

const kept = [
  {
    file: 'cart.opened.json',
    flow: {
      ...{ machine: 'cart', title: 'A cart opens', input: 'usual', start: 'closed' },
      steps: [{ kind: 'event', to: '', event: { type: 'opened' }, expect: 'open' }],
    },
  },
] as const

const diff = async (revision?: string) =>
  diffText(await chartsSince(revision, project.root), kept as never).split('\n')

const withoutHash = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/ [\da-f]{7,} /, ' '))

describe('The charts since a revision', () => {
  test('Scenario: without one, since the branch left the main one, with changes that are not committed', async () => {
    expect(withoutHash(await diff())).toEqual([
      'Since cart: add a chart, 1 of 1 statecharts differ.',
      '',
      'cart',
      '  new      state lost',
      '  changed  transition closed: opened [isFull] → open',
      '             guard: none → isFull',
      '  Kept flows that pass there:',
      '    tests/flows/cart.opened.json  A cart opens',
    ])
  })

  test('Scenario: since a named one', async () => {
    expect(withoutHash(await diff('HEAD'))).toContain(
      'Since cart: lose it, 1 of 1 statecharts differ.',
    )
    expect(withoutHash(await diff('HEAD'))).not.toContain('  new      state lost')
  })

  test.for([
    ['nope', 'git has no revision "nope" here.'],
    ['--all', 'git has no revision "--all" here.'],
    ['main^', 'has no folder src.'],
  ])('Scenario: %s cannot be compared with', async ([revision, says]) => {
    await expect(chartsSince(revision, project.root)).rejects.toThrow(says)
  })

  test('Scenario: a folder without history says so', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'alma-bare-'))
    await expect(chartsSince(undefined, bare)).rejects.toThrow('There is no git history here')
    rmSync(bare, { recursive: true })
  })

  test('Scenario: Ctrl-C leaves no files', async () => {
    project.write(
      'src/machines/index.ts',
      'setInterval(() => undefined, 1_000); await new Promise(() => {})',
    )
    project.commit('cart: never load')
    const temporary = mkdtempSync(join(tmpdir(), 'alma-interrupted-'))
    const script = `import { chartsSince } from '${join(import.meta.dirname, '../../tools/flows/chartsSince.ts')}'
      await chartsSince('HEAD', '${project.root}')`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TMPDIR: temporary },
      detached: true,
    })
    await expect
      .poll(() => readdirSync(temporary, { recursive: true }).map(String))
      .toContainEqual(expect.stringContaining(join('src', 'machines', 'index.ts')))
    // As a terminal does: to the whole group.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await once(child, 'close')
    expect(readdirSync(temporary)).toEqual([])
    rmSync(temporary, { recursive: true })
  })
})
