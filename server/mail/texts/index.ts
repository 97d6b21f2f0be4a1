import { defaultLanguage } from '../../../src/domain/shell/multilingual.ts'
import type { MailTask } from '../tasks/mailTask.ts'
import type { MailText, MailTexts } from '../tasks/mailText.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'

const texts: Readonly<Record<string, MailTexts>> = { en, it, hi, ar }

/** The languages of mails. */
export const mailLanguages: readonly string[] = Object.keys(texts)

/** The language itself if there are mails in it, else English. */
export const mailLanguageOf = (language: string): string =>
  Object.hasOwn(texts, language) ? language : defaultLanguage

/** The texts of a language, or the English ones. */
export const textsOf = (language: string): MailTexts => texts[mailLanguageOf(language)] ?? en

/** The text of a mail in one language. */
export const textOf = (task: MailTask, language: string): MailText => {
  const write = textsOf(language).mails[task.kind] as (data: MailTask['data']) => MailText
  return write(task.data)
}
