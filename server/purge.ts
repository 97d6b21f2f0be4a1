import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxDir } from './mail/mailer.ts'
import { sizedDir } from './media/sizedPictures.ts'
import type { Deps } from './opening/deps.ts'
import { purgeExpired } from './store/purge.ts'

const dayMs = 86_400_000
/** How long mails stay in the outbox, ms. */
const outboxMs = 30 * dayMs
/** How long resized pictures are kept, ms. They are made again on request. */
const sizedMs = 90 * dayMs

/** Deletes expired rows and files. The README lists the retention times (rule D4). */
export const purge = async ({ engine, config, now }: Pick<Deps, 'engine' | 'config' | 'now'>) => {
  await purgeExpired(engine.db, now())
  await removeOlder(outboxDir(config), now() - outboxMs)
  await removeOlder(sizedDir(config), now() - sizedMs)
}

/** Removes the files of a folder that were last written before a moment, ms since the epoch. */
const removeOlder = async (folder: string, moment: number): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    // Another process may remove the file first.
    const facts = await stat(file).catch(() => undefined)
    if (facts?.isFile() && facts.mtimeMs < moment) await rm(file, { force: true })
  }
}
