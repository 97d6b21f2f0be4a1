import { afterEach, expect, test, vi } from 'vitest'
import { runSteps, type Step } from '../../tools/parts/runSteps.ts'
import { findSlowTests, longestTest } from '../../tools/parts/slowTests.ts'
import { passedReport } from '../../tools/parts/testReports.ts'

const printed: string[] = []

const step = (name: string, script: string, after: readonly string[] = []): Step => ({
  name,
  command: [process.execPath, '--eval', script],
  after,
})

const resultsOf = async (steps: readonly Step[]) => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed.push(String(chunk))
    return true
  })
  return runSteps(steps, process.cwd())
}

const run = async (steps: readonly Step[]) =>
  (await resultsOf(steps)).map(({ name, passed, failed }) => [name, passed, failed])

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

test('Scenario: the summary repeats the end of the output of a failed step', async () => {
  const talk = "for (let n = 1; n <= 50; n += 1) console.log('line ' + n)"
  const failing = `${talk}; console.error('over its budget'); process.exitCode = 1`
  const silentReport = { report: () => ({ ...passedReport, passed: 3 }) }
  const results = await resultsOf([
    step('size', failing),
    { ...step('tests', failing), ...silentReport },
    step('passing', talk),
  ])
  const [size, tests, passing] = results.map(({ failures }) => failures)
  expect(size?.[0]?.test).toBe('size')
  expect(size?.[0]?.said).toMatch(/^line 32\n[\s\S]*\nline 50\nover its budget$/)
  expect(tests?.[0]?.said).toMatch(/over its budget$/)
  expect(passing).toEqual([])
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
