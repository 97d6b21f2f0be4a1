import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Config } from '../config/config.ts'
import { privateFile, privateFolder } from '../config/privateFiles.ts'

export interface Mail {
  /** The id of its job: a mail that is sent again after a crash has the same `Message-ID`. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where mail programs unsubscribe with one click (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends mail, or throws if it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** The outbox, used if no SMTP server is set: one JSON file per mail, with names in order of time. */
export const outboxDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

/** Timeouts of the SMTP server, ms. Their sum is below the lease of a job. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * The single recipient of a mail. The contract checks addresses, but jobs and accounts may be older than this check.
 * @throws if a mail program could read the address as a list, a group, or another address
 */
const readerOf = (to: string) => {
  const [only, ...others] = addressparser(to)
  if (only?.address !== to || only.group || others.length > 0 || !mailbox.test(to))
    throw new Error(`the mail is not for one address: ${JSON.stringify(to)}`)
  return { name: '', address: to }
}
/** ASCII with one @. */
const mailbox = /^[!-?A-~]+@[!-?A-~]+$/

const messageOf = ({ id, to, unsubscribeUrl, ...mail }: Mail, host: string) => ({
  ...mail,
  to: readerOf(to),
  messageId: `<${id}@${host}>`,
  headers:
    unsubscribeUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
})

const smtp = (url: string, from: string, host: string): Mailer => {
  const transport = createTransport({ url, ...timeouts }, { from })
  return { send: async (mail) => void (await transport.sendMail(messageOf(mail, host))) }
}

const outbox = (folder: string, from: string, host: string): Mailer => {
  const transport = createTransport({ jsonTransport: true }, { from })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...messageOf(mail, host), date: new Date() })
      await mkdir(folder, { recursive: true, mode: privateFolder })
      // Write atomically: the team may be reading the outbox. After a crash, the same mail replaces its file.
      const draft = join(folder, `${mail.id}.draft`)
      await writeFile(draft, message, { flush: true, mode: privateFile })
      await rename(draft, join(folder, `${mail.id}.json`))
    },
  }
}

/** SMTP if it is set, else the outbox in the data folder. */
export const createMailer = (config: Config): Mailer => {
  const host = new URL(config.publicUrl).hostname
  return config.smtpUrl
    ? smtp(config.smtpUrl, config.mailFrom, host)
    : outbox(outboxDir(config), config.mailFrom, host)
}
