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

/** What is in the outbox. */
export interface Outbox {
  /** Oldest first. */
  readonly mails: readonly OutboxMail[]
  /** Names of files that are no mail, such as one that a full disk cut short. */
  readonly broken: readonly string[]
}

const readMail = async (file: string): Promise<z.infer<typeof StoredMail> | undefined> => {
  try {
    return StoredMail.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Reads the outbox; a file that cannot be read does not hide the others. */
export const readOutbox = async (config: Pick<Config, 'dataDir'>): Promise<Outbox> => {
  const folder = outboxDir(config)
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, mail: await readMail(join(folder, name)) })),
  )
  return {
    mails: files.flatMap(({ mail }, i) => {
      if (!mail) return []
      const { to, ...rest } = mail
      return [{ ...rest, number: i + 1, to: to.map(({ address }) => address).join(', ') }]
    }),
    broken: files.flatMap(({ name, mail }) => (mail ? [] : [name])),
  }
}
