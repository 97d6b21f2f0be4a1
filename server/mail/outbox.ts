import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { outboxDir } from './mailer.ts'

/** A mail in the outbox, in the format of nodemailer's JSON transport. */
const StoredMail = z.object({
  to: z.array(z.object({ address: z.string() })).min(1),
  subject: z.string(),
  text: z.string(),
  date: z.string(),
})

export interface OutboxMail {
  /** Sequential, oldest first. */
  readonly number: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly date: string
}

/** The content of the outbox. */
export interface Outbox {
  /** Oldest first. */
  readonly mails: readonly OutboxMail[]
  /** Names of files that are not valid mails, such as incomplete ones from a full disk. */
  readonly broken: readonly string[]
}

const readMail = async (file: string): Promise<z.infer<typeof StoredMail> | undefined> => {
  try {
    return StoredMail.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Reads the outbox. Skips unreadable files. */
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
