import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../store/sqlite.ts'
import { type Diagnosis, examine } from '../doctor/examine.ts'
import { unpackChecked } from './unpacked.ts'

/**
 * Restores a backup aside and lets `doctor` look at it. The shop is not touched.
 * @param earlier archives that hold its pictures, if they are not beside it
 * @returns what the backup holds, and what the doctor says; of a backup without a database, nothing
 * @throws TeamError when the backup is not whole
 */
export const verify = async (
  backup: string,
  earlier: readonly string[],
): Promise<{ said: string } & Diagnosis> => {
  const folder = await mkdtemp(join(tmpdir(), 'alma-verify-'))
  try {
    const { said, database } = await unpackChecked(backup, folder, earlier)
    if (database === 'postgres') return { said, wrong: [], notes: [] }
    const engine = openSqlite(join(folder, 'shop.sqlite'))
    try {
      return { said, ...(await examine(engine, folder, false)) }
    } finally {
      await engine.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
