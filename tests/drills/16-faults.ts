import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFile } from '../../server/config/database.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import type { Drill, Figure } from './drill.ts'

const server = join(import.meta.dirname, '..', '..', 'server')

const run = (dataDir: string, program: string, ...args: string[]) =>
  spawn(process.execPath, [join(server, program), ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const starting = (dataDir: string) => run(dataDir, 'main.ts')
const making = (dataDir: string) => run(dataDir, 'cli/main.ts', 'init')

/** Creates a shop, or finds an existing one. */
const make = async (dataDir: string): Promise<void> => {
  await once(making(dataDir), 'exit')
}

/** Whether a server starts; stops it again. */
const comesUp = async (dataDir: string): Promise<boolean> => {
  const server = starting(dataDir)
  let output = ''
  for await (const part of server.stdout) {
    output += part
    if (output.includes('Server listening')) break
  }
  server.kill('SIGKILL')
  return output.includes('Server listening')
}

const killFirstStarts = async (moments: number): Promise<Figure> => {
  let failed = 0
  for (let moment = 0; moment < moments; moment += 1) {
    const { dataDir, remove } = await createShopProcess()
    const process = making(dataDir)
    const ended = once(process, 'exit')
    await sleep(150 + (1_500 * moment) / moments)
    process.kill('SIGKILL')
    await ended
    await make(dataDir)
    if (!(await comesUp(dataDir))) failed += 1
    await remove()
  }
  return {
    figure: `new shops killed at ${moments} moments while they are made`,
    value: `${failed} cannot be made again and started`,
    ok: failed === 0,
  }
}

const startThree = async (): Promise<Figure> => {
  const { dataDir, remove } = await createShopProcess()
  await Promise.all([1, 2, 3].map(() => make(dataDir)))
  const up = await Promise.all([1, 2, 3].map(() => comesUp(dataDir)))
  await remove()
  const count = up.filter(Boolean).length
  return {
    figure: 'made by three processes at once, started three times at once',
    value: `${count} come up`,
    ok: count === 3,
  }
}

const startOnLetter = async (): Promise<Figure> => {
  const { dataDir, remove } = await createShopProcess()
  await writeFile(databaseFile({ dataDir }), 'Dear shop,\n'.repeat(500))
  const server = starting(dataDir)
  let output = ''
  server.stderr.on('data', (part: Buffer) => {
    output += part
  })
  await once(server, 'close')
  await remove()
  const lines = output.trim().split('\n')
  return {
    figure: 'a file that is not a database',
    value: `${lines.length} line: ${(lines[0] ?? '').slice(0, 90)}`,
    ok: lines.length === 1 && output.includes('is not a database of the shop'),
  }
}

/** New shops that are killed during their creation, that are created concurrently, or that find other data. */
export const drill: Drill = {
  name: 'first start',
  item: 'C16',
  engine: 'sqlite',
  run: async ({ isShort }) => [
    await killFirstStarts(isShort ? 3 : 30),
    await startThree(),
    await startOnLetter(),
  ],
}
