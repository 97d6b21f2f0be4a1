import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readOutbox } from '../../server/mail/outbox.ts'
import { mallocSettings } from '../../server/production/limitMalloc.ts'
import { heapFlags } from '../../tools/parts/heapFlags.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * The server and the team's command line: compiled, which starts in half the time, if `npm test` has just compiled
 * them; else from their sources.
 */
const entriesOf = () =>
  process.env.COMPILED_SERVER
    ? { server: 'build/server.js', team: 'build/team.js' }
    : { server: 'server/main.ts', team: 'server/cli/main.ts' }

const run = promisify(execFile)

/** Longest wait for the worker to send a mail, ms. */
const mailMs = 10_000

/** A free port; the kernel does not assign it again soon. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}

/**
 * The shop as a separate process with its own data folder, started, killed and started again like an operator would,
 * with the team's command line beside it.
 * @param more further variables of its environment
 */
export const createShopProcess = async (parent = tmpdir(), more: NodeJS.ProcessEnv = {}) => {
  const dataDir = await mkdtemp(join(parent, 'alma-shop-'))
  const entries = entriesOf()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    // Without them, the compiled server restarts itself.
    ...mallocSettings,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'info',
    // The same modules are started hundreds of times.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...more,
  }
  let server: ChildProcess | undefined
  const log: string[] = []

  /** Stops the server that a failed test has left running, because the whole run would wait for it. */
  const stopIfRunning = (): void => {
    if (server?.exitCode === null) server.kill('SIGKILL')
  }

  return {
    origin,
    dataDir,
    /** The lines that the server has logged since it was first started. */
    log,

    /** Runs `npm run team -- …` and returns its output. */
    team: async (...args: string[]): Promise<string> => {
      const { stdout } = await run(process.execPath, [join(root, entries.team), ...args], { env })
      return stdout
    },

    /**
     * The newest mail to an address whose text matches, once the server's worker has sent it.
     * @returns the match of the expression
     */
    mail: async (to: string, expression: RegExp): Promise<RegExpExecArray> => {
      const until = Date.now() + mailMs
      while (Date.now() < until) {
        const mails = (await readOutbox({ dataDir })).mails.filter((mail) => mail.to === to)
        const match = mails.map(({ text }) => expression.exec(text)).findLast(Boolean)
        if (match) return match
        await setTimeout(100)
      }
      throw new Error(`no mail to ${to} matches ${expression}`)
    },

    /** Starts the server and waits until it listens. @param script its entry, such as that of the compiled server */
    start: async (script = entries.server): Promise<void> => {
      const started = spawn(process.execPath, [...heapFlags, join(root, script)], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      server = started
      const lines = createInterface({ input: started.stdout })
      await new Promise<void>((resolve, reject) => {
        lines.on('line', (line) => {
          log.push(line)
          if (line.includes('Server listening')) resolve()
        })
        lines.on('close', () => reject(new Error('the server ended before it listened')))
      })
    },

    /** Memory of the server, bytes (Linux). */
    memory: async (): Promise<number> => {
      const status = await readFile(`/proc/${server?.pid}/status`, 'utf8')
      return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
    },

    /** The process id of the running server. */
    pid: (): number => {
      if (server?.pid === undefined) throw new Error('the server does not run')
      return server.pid
    },

    /** Sends the server a signal that does not end it. */
    signal: (signal: NodeJS.Signals): void => {
      server?.kill(signal)
    },

    /** Ends the server with a signal and returns its exit code; null if the signal killed it. */
    stop: async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
      if (!server || server.exitCode !== null) throw new Error('the server does not run')
      const exited = once(server, 'exit') as Promise<[number | null]>
      server.kill(signal)
      return (await exited)[0]
    },

    stopIfRunning,

    remove: async (): Promise<void> => {
      stopIfRunning()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type ShopProcess = Awaited<ReturnType<typeof createShopProcess>>
