import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from './parts/postgresServer.ts'

/**
 * `npm run test:postgres`: runs the tests that open a shop on a real PostgreSQL. Uses the server of
 * `TEST_DATABASE_URL`, or starts one from Debian's packages temporarily. Arguments are passed to Vitest.
 */
const root = join(import.meta.dirname, '..')

const runTests = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(
      join(root, 'node_modules', '.bin', 'vitest'),
      ['run', '--project', 'postgres', ...process.argv.slice(2)],
      { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } },
    )
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (signal) console.error(`vitest was ended by the signal ${signal}.`)
      resolve(code ?? 1)
    })
  })

const testOnOwnServer = async (): Promise<number> => {
  const server = await startPostgres(['-c fsync=off'])
  try {
    return await runTests(server.url)
  } finally {
    await server.stop()
  }
}

// Ctrl-C ends the tests. The server must still be stopped.
process.on('SIGINT', () => {})
const given = process.env.TEST_DATABASE_URL
process.exitCode = await (given ? runTests(given) : testOnOwnServer())
