import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { compileServer } from '../../../tools/parts/compileServer.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Compiles the server into a temporary folder below the project, so that it finds the packages. */
export const compileAside = async () => {
  const home = join(root, '.cache', 'production-test')
  const dist = join(home, 'dist')
  await rm(home, { recursive: true, force: true })
  await compileServer(join(home, 'build'))
  const dataDir = await mkdtemp(join(tmpdir(), 'alma-production-'))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', PUBLIC_URL: '' }
  const program = (name: 'server' | 'team') => join(home, 'build', `${name}.js`)
  return {
    dataDir,
    /** Adds a storefront of one page. */
    addStorefront: async () => {
      await mkdir(dist, { recursive: true })
      await writeFile(join(dist, 'index.html'), '<html><head></head><body></body></html>')
    },
    /** Starts the server and waits until it listens. */
    start: async (node: string, more: NodeJS.ProcessEnv = {}) => {
      const server = spawn(node, [program('server')], {
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const warnings: string[] = []
      let growth: number | undefined
      for await (const line of createInterface({ input: server.stdout })) {
        const { level, msg, heapGrowth } = JSON.parse(line)
        if (msg === 'the shop opens') growth = heapGrowth
        if (level === 40) warnings.push(msg)
        const origin = /Server listening at (\S+)/.exec(msg)?.[1]
        if (origin) return { origin, warnings, heapGrowth: growth, stop: () => stop(server) }
      }
      throw new Error('the server ended before it listened')
    },
    /** Runs a program to its end. */
    run: (node: string, name: 'server' | 'team', ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(node, [program(name), ...args], {
        env,
        encoding: 'utf8',
        timeout: 20_000,
      })
      return { status, stdout, stderr }
    },
    remove: async () => {
      await rm(home, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const stop = async (server: ChildProcess): Promise<number | null> => {
  const exited = once(server, 'exit') as Promise<[number | null]>
  server.kill('SIGTERM')
  return (await exited)[0]
}

/** The Node of the tools, and the machine's Node if its version differs. */
export const installedNodes = async (): Promise<{ path: string; version: string }[]> => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const others = folders.filter((folder) => !folder.includes('node_modules'))
  const found = await Promise.all(
    [process.execPath, ...others.map((folder) => join(folder, 'node'))].map(async (path) => {
      const version = await promisify(execFile)(path, ['-p', 'process.versions.node']).then(
        ({ stdout }) => stdout.trim(),
        () => '',
      )
      return { path, version }
    }),
  )
  return [...new Map(found.map((node) => [node.version, node])).values()].filter(
    ({ version }) => version !== '',
  )
}
