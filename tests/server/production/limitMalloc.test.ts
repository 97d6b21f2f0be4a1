import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { mallocSettings } from '../../../server/production/limitMalloc.ts'

const run = promisify(execFile)
const module = pathToFileURL(`${import.meta.dirname}/../../../server/production/limitMalloc.ts`)
const program = `
  import { limitMalloc } from '${module.href}'
  limitMalloc()
  console.log(JSON.stringify({ pid: process.pid, flags: process.execArgv, env: process.env }))
`
const unlimited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !(name in mallocSettings)),
)

test.runIf(process.platform === 'linux')(
  'Scenario: a server without the memory settings restarts itself in the same process, with its flags',
  async () => {
    const running = run(
      process.execPath,
      ['--max-semi-space-size=4', '--input-type=module', '--eval', program],
      { env: { ...unlimited, MALLOC_ARENA_MAX: '3' } },
    )
    const { pid } = running.child
    const said = JSON.parse((await running).stdout)
    expect(said.pid).toBe(pid)
    expect(said.flags).toContain('--max-semi-space-size=4')
    // What the operator has set stays.
    expect(said.env).toMatchObject({ ...mallocSettings, MALLOC_ARENA_MAX: '3' })
  },
)
