import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from './deps.ts'
import { outboxDir } from './mail/mailer.ts'
import { sizedDir } from './media/sizedPictures.ts'
import { purgeExpired } from './store/purge.ts'

const dayMs = 86_400_000
/** How long mails wait in the outbox to be read, ms. */
const outboxMs = 30 * dayMs
/** Pictures in other sizes are made again when somebody asks for them, ms. */
const sizedMs = 90 * dayMs

/**
 * Deletes what the shop need not keep any longer, rows and files. The README says what is kept how long.
 */
export const purge = async ({ engine, config, now }: Pick<Deps, 'engine' | 'config' | 'now'>) => {
  await purgeExpired(engine.db, now())
  await removeOlder(outboxDir(config), now() - outboxMs)
  await removeOlder(sizedDir(config), now() - sizedMs)
}

/** Removes the files of a folder that were last written before a moment, ms since the epoch. */
const removeOlder = async (folder: string, moment: number): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    // Another process may remove it meanwhile.
    const facts = await stat(file).catch(() => undefined)
    if (facts?.isFile() && facts.mtimeMs < moment) await rm(file, { force: true })
  }
}
