import type { MailTask } from '../mailTask.ts'
import type { MailText, MailTexts } from '../mailText.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'

const texts: Readonly<Record<string, MailTexts>> = { en, it, hi, ar }

/** The languages that the shop writes mail in. */
export const mailLanguages: readonly string[] = Object.keys(texts)

/** The texts of a language, in English where there are none. */
export const textsOf = (language: string): MailTexts => texts[language] ?? en

/** What a mail says in one language. */
export const textOf = (task: MailTask, language: string): MailText => {
  const write = textsOf(language).mails[task.kind] as (data: MailTask['data']) => MailText
  return write(task.data)
}
