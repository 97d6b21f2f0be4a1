import { type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run test:postgres`: the tests that open a shop, on a real PostgreSQL. Takes the server of
 * `TEST_DATABASE_URL`, or starts one of Debian's packages in a temporary folder, reachable by a socket in
 * that folder alone, and removes it afterwards. What stands behind the command goes to vitest.
 */
const root = join(import.meta.dirname, '..')

const run = (program: string, args: readonly string[], options: SpawnOptions = {}) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const runTests = (url: string) =>
  run(
    join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'postgres', ...process.argv.slice(2)],
    { env: { ...process.env, TEST_DATABASE_URL: url } },
  )

/** The newest PostgreSQL that Debian's packages installed. */
const findPrograms = (): string => {
  const versions = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  if (versions[0]) return versions[0]
  throw new Error(
    'There is no PostgreSQL below /usr/lib/postgresql. Install one (apt-get install postgresql) or name a server: TEST_DATABASE_URL=postgres://user:password@host:5432/postgres',
  )
}

/** PostgreSQL refuses to run as root: root starts it as the user of Debian's packages. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!entry)
    throw new Error('There is no user "postgres" to run PostgreSQL as; do not run this as root.')
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

const settings = (folder: string) =>
  [`-k ${folder}`, '-c listen_addresses=', '-c max_connections=300', '-c fsync=off'].join(' ')

const testOnOwnServer = async (): Promise<number> => {
  const programs = findPrograms()
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
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]
  try {
    if ((await run(join(programs, 'initdb'), initdb, as)) !== 0) return 1
    const log = join(folder, 'log')
    if ((await control('start', '-w', '-l', log, '-o', settings(folder))) !== 0) {
      console.error(readFileSync(log, 'utf8'))
      return 1
    }
    console.log(`PostgreSQL of ${programs}`)
    return await runTests(`postgres://postgres@${encodeURIComponent(folder)}/postgres`)
  } finally {
    await control('stop', '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
}

// Ctrl-C ends the tests; the server is stopped all the same.
process.on('SIGINT', () => {})
const given = process.env.TEST_DATABASE_URL
process.exitCode = await (given ? runTests(given) : testOnOwnServer())
