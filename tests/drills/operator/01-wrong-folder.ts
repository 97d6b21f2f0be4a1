import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes } from '../../../server/config/startError.ts'
import type { Drill, Figure } from '../drill.ts'

const server = join(import.meta.dirname, '..', '..', '..', 'server')

/** Runs a program of the shop in a folder. @returns its exit code and error output */
const run = async (cwd: string, env: NodeJS.ProcessEnv, program: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(server, program), ...args], {
    cwd,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (part: Buffer) => {
    output += part
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output.trim() }
}

/** Starts a server, a backup and another command in a folder without a shop. */
export const drill: Drill = {
  name: 'wrong folder',
  item: 'O1',
  engine: 'sqlite',
  run: async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'alma-elsewhere-'))
    const mistyped = { DATA_DIR: join(elsewhere, 'no-shop') }
    const file = join(elsewhere, 'nightly.tar')
    const figures: Figure[] = []
    const refused = async (
      figure: string,
      answer: ReturnType<typeof run>,
      mustBeAbsent: string,
    ) => {
      const { code, output } = await answer
      const lines = output.split('\n').length
      figures.push({
        figure,
        value: `exit ${code}, ${lines} line${lines === 1 ? '' : 's'}`,
        ok: code === exitCodes.config && lines === 1 && !existsSync(mustBeAbsent),
      })
    }
    const dataHere = join(elsewhere, '.data')
    await refused('server in another folder', run(elsewhere, { DATA_DIR: '' }, 'main.ts'), dataHere)
    await refused(
      'server with a mistyped DATA_DIR',
      run(elsewhere, mistyped, 'main.ts'),
      mistyped.DATA_DIR,
    )
    await refused(
      'backup with a mistyped DATA_DIR',
      run(elsewhere, mistyped, 'cli/main.ts', 'backup', file),
      file,
    )
    await rm(elsewhere, { recursive: true })
    return figures
  },
}
