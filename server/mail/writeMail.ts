import type { Mail } from './mailer.ts'
import { mailLink } from './mailLink.ts'
import type { MailTask } from './tasks/mailTask.ts'
import type { MailText, MailTexts } from './tasks/mailText.ts'
import { mailLanguageOf, textOf, textsOf } from './texts/index.ts'

/**
 * Renders a mail as HTML and plain text in the customer's language.
 * @param publicUrl public address of the shop, for links
 */
export const writeMail = async (task: MailTask, publicUrl: string): Promise<Omit<Mail, 'id'>> => {
  // Load the layout library on demand: it takes half a second.
  const { layOut } = await import('./mailLayout.ts')
  const language = mailLanguageOf(task.language)
  const mail = textOf(task, language)
  const texts = textsOf(language)
  const link = mail.action && mailLink(publicUrl, mail.action.path, language)
  return {
    to: task.to,
    subject: oneLine(mail.subject),
    html: await layOut(mail, texts, language, link),
    text: plainText(mail, texts, link),
    ...(task.kind === 'subscribed' ? { unsubscribeUrl: `${publicUrl}${mail.action?.path}` } : {}),
  }
}

/** Makes the subject a single line. */
const oneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()

const plainText = (mail: MailText, texts: MailTexts, link: string | undefined): string =>
  [
    ...(mail.name === undefined ? [] : [texts.greeting(mail.name)]),
    ...mail.paragraphs,
    ...(mail.quote === undefined ? [] : [mail.quote.replace(/^/gm, '> ')]),
    ...(mail.rows === undefined
      ? []
      : [mail.rows.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(mail.action === undefined ? [] : [`${mail.action.label}: ${link}`]),
    ...(mail.notes ?? []),
    texts.signature,
  ].join('\n\n')
