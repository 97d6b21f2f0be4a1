import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../store/sqlite/sqlite.ts'
import { type Diagnosis, examine } from '../doctor/examine.ts'
import { unpackChecked } from './unpacked.ts'

/**
 * Restores a backup into a temporary folder and runs `doctor` on it. Does not touch the shop.
 * @param earlier archives with its pictures, if they are not in the same folder
 * @returns a summary of the backup, and the diagnosis, which is empty for a backup without a database
 * @throws TeamError if the backup is incomplete
 */
export const verify = async (
  backup: string,
  earlier: readonly string[],
): Promise<{ summary: string } & Diagnosis> => {
  const folder = await mkdtemp(join(tmpdir(), 'alma-verify-'))
  try {
    const { summary, database } = await unpackChecked(backup, folder, earlier)
    if (database === 'postgres') return { summary, wrong: [], notes: [] }
    const engine = openSqlite(join(folder, 'shop.sqlite'))
    try {
      return { summary, ...(await examine(engine, folder, false)) }
    } finally {
      await engine.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
