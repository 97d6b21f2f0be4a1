import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFile } from '../../server/open.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import type { Drill, Figure } from './drill.ts'

const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts')

const starting = (dataDir: string) =>
  spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Whether a server comes up; it is ended. */
const comesUp = async (dataDir: string): Promise<boolean> => {
  const server = starting(dataDir)
  let said = ''
  for await (const part of server.stdout) {
    said += part
    if (said.includes('Server listening')) break
  }
  server.kill('SIGKILL')
  return said.includes('Server listening')
}

const killFirstStarts = async (moments: number): Promise<Figure> => {
  let failed = 0
  for (let moment = 0; moment < moments; moment += 1) {
    const { dataDir, remove } = await createShopProcess()
    const server = starting(dataDir)
    const ended = once(server, 'exit')
    await sleep(150 + (1_500 * moment) / moments)
    server.kill('SIGKILL')
    await ended
    if (!(await comesUp(dataDir))) failed += 1
    await remove()
  }
  return {
    figure: `first starts killed at ${moments} moments`,
    value: `${failed} do not start again`,
    ok: failed === 0,
  }
}

const startThree = async (): Promise<Figure> => {
  const { dataDir, remove } = await createShopProcess()
  const up = await Promise.all([1, 2, 3].map(() => comesUp(dataDir)))
  await remove()
  const count = up.filter(Boolean).length
  return { figure: 'three first starts at once', value: `${count} come up`, ok: count === 3 }
}

const startOnLetter = async (): Promise<Figure> => {
  const { dataDir, remove } = await createShopProcess()
  await writeFile(databaseFile({ dataDir }), 'Dear shop,\n'.repeat(500))
  const server = starting(dataDir)
  let said = ''
  server.stderr.on('data', (part: Buffer) => {
    said += part
  })
  await once(server, 'close')
  await remove()
  const lines = said.trim().split('\n')
  return {
    figure: 'a file that is no database',
    value: `${lines.length} line: ${(lines[0] ?? '').slice(0, 90)}`,
    ok: lines.length === 1 && said.includes('is not a database of the shop'),
  }
}

/** First starts that are killed, that meet each other, or that find something else. */
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
