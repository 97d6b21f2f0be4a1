import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from './postgresServer.ts'

/** Settings that pg_dump writes for its session. The empty search path would affect later statements. */
const session = /^(SET |SELECT pg_catalog\.set_config|\\(un)?restrict |--)/

/**
 * Dumps a PostgreSQL database as SQL that restores it on a server or in PGlite, for any role.
 * @param url its address
 * @throws Error when pg_dump is not installed
 */
export const dumpPostgres = async (url: string): Promise<string> => {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no pg_dump below /usr/lib/postgresql.')
  const { stdout } = await promisify(execFile)(
    join(programs, 'pg_dump'),
    [
      ...['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=1000'],
      ...['--schema=public', `--dbname=${url}`],
    ],
    { maxBuffer: 64 * 2 ** 20 },
  )
  const lines = stdout.split('\n').filter((line) => line !== '' && !session.test(line))
  return `${lines.filter((line) => line !== 'CREATE SCHEMA public;').join('\n')}\n`
}
