import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { outboxDir } from './mailer.ts'

/** A mail that waits in the outbox, as nodemailer's JSON transport writes it. */
const StoredMail = z.object({
  to: z.array(z.object({ address: z.string() })).min(1),
  subject: z.string(),
  text: z.string(),
  date: z.string(),
})

export interface OutboxMail {
  /** Counts up in order of time. */
  readonly number: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly date: string
}

/** The mails of the outbox, oldest first. */
export const readOutbox = async (config: Pick<Config, 'dataDir'>): Promise<OutboxMail[]> => {
  const folder = outboxDir(config)
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
  return Promise.all(
    names.map(async (name, i) => {
      const { to, ...mail } = StoredMail.parse(
        JSON.parse(await readFile(join(folder, name), 'utf8')),
      )
      return { ...mail, number: i + 1, to: to.map(({ address }) => address).join(', ') }
    }),
  )
}
