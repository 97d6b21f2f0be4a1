import type { Mail } from './mailer.ts'
import type { MailTask } from './mailTask.ts'
import type { MailText, MailTexts } from './mailText.ts'
import { textOf, textsOf } from './texts/index.ts'

/**
 * Writes a mail as HTML and as plain text, both from its one text in the customer's language.
 * @param publicUrl where the shop is reached; links never begin with a request's host
 */
export const writeMail = async (task: MailTask, publicUrl: string): Promise<Omit<Mail, 'id'>> => {
  // The layout library takes half a second to load: only a process that sends mail waits for it.
  const { layOut } = await import('./mailLayout.ts')
  const mail = textOf(task, task.language)
  const texts = textsOf(task.language)
  return {
    to: task.to,
    subject: oneLine(mail.subject),
    html: await layOut(mail, texts, task.language, publicUrl),
    text: plainText(mail, texts, publicUrl),
    ...(task.kind === 'subscribed' ? { unsubscribeUrl: `${publicUrl}${mail.action?.path}` } : {}),
  }
}

/** A subject is one line, whatever a person typed into it. */
const oneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()

const plainText = (mail: MailText, texts: MailTexts, publicUrl: string): string =>
  [
    ...(mail.name === undefined ? [] : [texts.greeting(mail.name)]),
    ...mail.paragraphs,
    ...(mail.quote === undefined ? [] : [mail.quote.replace(/^/gm, '> ')]),
    ...(mail.rows === undefined
      ? []
      : [mail.rows.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(mail.action === undefined ? [] : [`${mail.action.label}: ${publicUrl}${mail.action.path}`]),
    ...(mail.notes ?? []),
    texts.signature,
  ].join('\n\n')
