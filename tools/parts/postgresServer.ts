import { type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (program: string, args: readonly string[], options: SpawnOptions = {}) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** The newest PostgreSQL from Debian's packages, or undefined. */
export const findPostgres = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )[0]

/** PostgreSQL refuses to run as root, so root starts it as the user of Debian's packages. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!entry)
    throw new Error('There is no user "postgres" to run PostgreSQL as; do not run this as root.')
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

/**
 * Starts a PostgreSQL from Debian's packages in a temporary folder. It only listens on a socket in that folder.
 * @param settings further settings of the server, such as `-c fsync=off`
 * @returns its address, and a function that stops it and removes the folder
 * @throws Error when none is installed or it does not start
 */
export const startPostgres = async (
  settings: readonly string[] = [],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const programs = findPostgres()
  if (!programs)
    throw new Error(
      'There is no PostgreSQL below /usr/lib/postgresql. Install one (apt-get install postgresql) or name a server: TEST_DATABASE_URL=postgres://user:password@host:5432/postgres',
    )
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'alma-pg-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const as = {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  } satisfies SpawnOptions
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, ...args], as)
  const stop = async () => {
    await control('stop', '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const options = [`-k ${folder}`, '-c listen_addresses=', '-c max_connections=300', ...settings]
  const log = join(folder, 'log')
  const hasStarted =
    (await run(join(programs, 'initdb'), [...initdb, '-N'], as)) === 0 &&
    (await control('start', '-w', '-l', log, '-o', options.join(' '))) === 0
  if (!hasStarted) {
    if (existsSync(log)) console.error(readFileSync(log, 'utf8'))
    await stop()
    throw new Error(`PostgreSQL of ${programs} does not start`)
  }
  console.log(`PostgreSQL of ${programs}`)
  return { url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`, stop }
}
