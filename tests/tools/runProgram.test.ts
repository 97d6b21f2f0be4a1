import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = `
import { runProgram } from '${join(import.meta.dirname, '../../tools/parts/runProgram.ts')}'
const [program, ...args] = process.argv.slice(1)
process.exitCode = runProgram(program, args) ? 0 : 1
`

const run = (...command: readonly string[]) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, ...command],
    { encoding: 'utf8' },
  )
  return [status, stderr]
}

test.for([
  { command: ['true'], status: 0, says: '' },
  {
    command: ['sh', '-c', 'exit 3'],
    status: 1,
    says: 'sh -c exit 3 failed with exit code 3.\n',
  },
  {
    command: ['sh', '-c', 'kill -KILL $$'],
    status: 1,
    says: 'sh -c kill -KILL $$ was ended by the signal SIGKILL.\n',
  },
  {
    command: ['/no/such/program', 'quickly'],
    status: 1,
    says: 'program quickly could not be run (spawnSync /no/such/program ENOENT).\n',
  },
])('a program that fails is named with the reason: $command', ({ command, status, says }) => {
  expect(run(...command)).toEqual([status, says])
})
