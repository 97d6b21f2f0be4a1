import { afterEach, expect, test, vi } from 'vitest'
import { runSteps, type Step } from '../../tools/parts/runSteps.ts'
import { findSlowTests, longestTest } from '../../tools/parts/slowTests.ts'

const printed: string[] = []

const step = (name: string, script: string, after: readonly string[] = []): Step => ({
  name,
  command: [process.execPath, '--eval', script],
  after,
})

const run = async (steps: readonly Step[]) => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed.push(String(chunk))
    return true
  })
  const results = await runSteps(steps, process.cwd())
  return results.map(({ name, passed, failed }) => [name, passed, failed])
}

afterEach(() => {
  printed.length = 0
})

test('Scenario: a step that fails lets the others run, also the one that waits for it', async () => {
  const results = await run([
    step('first', 'process.exit(1)'),
    step('second', ''),
    step('third', '', ['first']),
  ])
  expect(results).toEqual([
    ['first', 0, 1],
    ['second', 1, 0],
    ['third', 1, 0],
  ])
})

test('Scenario: a command that does not exist is a failed step', async () => {
  const results = await run([{ name: 'lost', command: ['/no/such/command'], after: [] }])
  expect(results).toEqual([['lost', 0, 1]])
})

test('Scenario: a command that is ended by a signal says so', async () => {
  await run([step('killed', "process.kill(process.pid, 'SIGKILL')")])
  expect(printed).toContain(`${process.execPath} was ended by the signal SIGKILL.\n`)
})

test('Scenario: two parallel steps do not mix their output', async () => {
  const chatty = (word: string) =>
    `let n = 0; const t = setInterval(() => { console.log('${word}'); if (++n === 3) clearInterval(t) }, 20)`
  await run([step('a', chatty('one')), step('b', chatty('two'))])
  expect(printed).toContain('one\none\none\n')
  expect(printed).toContain('two\ntwo\ntwo\n')
})

test('Scenario: a test over the limit is named, unless the list has a reason', () => {
  const times = [
    { test: 'quick', seconds: longestTest },
    { test: 'slow', seconds: longestTest + 0.1 },
    { test: 'slower', seconds: longestTest + 40 },
    { test: 'excused', seconds: longestTest + 70 },
  ]
  expect(findSlowTests(times, { excused: 'kills a process', gone: 'was renamed' })).toEqual({
    slow: [
      { test: 'slower', seconds: longestTest + 40 },
      { test: 'slow', seconds: longestTest + 0.1 },
    ],
    unknown: ['gone'],
  })
})
