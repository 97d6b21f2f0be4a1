import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../config.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mail, or throws when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Where mail waits to be read when no SMTP server is set: one JSON file each, named in order of time. */
export const outboxDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

const smtp = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from })
  return { send: async (mail) => void (await transport.sendMail(mail)) }
}

const outbox = (folder: string, from: string): Mailer => {
  const transport = createTransport({ jsonTransport: true }, { from })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, date: new Date() })
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${uuidv7()}.json`), message, { flag: 'wx' })
    },
  }
}

/** SMTP when it is set, else the outbox in the data folder. */
export const createMailer = (config: Config): Mailer =>
  config.smtpUrl
    ? smtp(config.smtpUrl, config.mailFrom)
    : outbox(outboxDir(config), config.mailFrom)
