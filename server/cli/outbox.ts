import { join } from 'node:path'
import type { Command } from 'commander'
import type { Config } from '../config/config.ts'
import { outboxDir } from '../mail/mailer.ts'
import { readOutbox } from '../mail/outbox.ts'
import { fail, printTable } from './parts/print.ts'
import { type OpenShop, withShop } from './parts/withShop.ts'

/** `outbox`: outgoing mail without an SMTP server. */
export const registerOutbox = (program: Command, open: OpenShop) => {
  program
    .command('outbox')
    .description('list outgoing mail, or print one')
    .argument('[number]', 'the mail to print, as the list numbers it; "last" for the newest')
    .option('--to <email>', 'only mail to this address')
    .action((number: string | undefined, { to }: { to?: string }) =>
      withShop(open, ({ config }) => show(config, number, to)),
    )
}

const show = async (
  config: Config,
  number: string | undefined,
  to: string | undefined,
): Promise<void> => {
  if (config.smtpUrl) return console.log('SMTP_URL is set: mail is sent, not kept.')
  const outbox = await readOutbox(config)
  const mails = outbox.mails.filter((mail) => !to || mail.to === to)
  for (const name of outbox.broken)
    console.error(`${join(outboxDir(config), name)} is not a mail and is left out.`)
  if (number === undefined) {
    if (mails.length === 0) return console.log('The outbox is empty.')
    return printTable(
      ['NO', 'WHEN', 'TO', 'SUBJECT'],
      mails.map((mail) => [String(mail.number), mail.date, mail.to, mail.subject]),
    )
  }
  const mail =
    number === 'last'
      ? mails.at(-1)
      : mails.find((candidate) => String(candidate.number) === number)
  if (!mail) return fail(`There is no mail ${number}; list them with: npm run team -- outbox`)
  console.log(`To: ${mail.to}\nDate: ${mail.date}\nSubject: ${mail.subject}\n\n${mail.text}`)
}
