import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { MailTask } from './tasks/mailTask.ts'
import { mailLanguages, textOf } from './texts/index.ts'

/** The text of a mail as a message in `/alert`, in every language of the shop's mail. */
export const messageOf = (
  task: MailTask,
): { readonly title: MultilingualText; readonly text: MultilingualText } => {
  const inEach = (read: (text: ReturnType<typeof textOf>) => string): MultilingualText =>
    Object.fromEntries(mailLanguages.map((language) => [language, read(textOf(task, language))]))
  return {
    title: inEach(({ subject }) => subject),
    text: inEach(({ paragraphs, quote }) =>
      [...paragraphs, ...(quote === undefined ? [] : [quote])].join('\n'),
    ),
  }
}
