import type { MailData, MailKind } from './mailTask.ts'

/** What a mail says, before it has a layout. Plain text: nothing in it is read as HTML. */
export interface MailText {
  readonly subject: string
  /** Whom the mail greets; without it there is no greeting. */
  readonly name?: string
  readonly paragraphs: readonly string[]
  /** Words of a person, shown apart: a question of the team, the reason of a refusal. */
  readonly quote?: string
  /** A table with two columns, such as the lines of an order. */
  readonly rows?: readonly (readonly [string, string])[]
  /** The one thing to do; `path` is on the shop's own site. */
  readonly action?: { readonly label: string; readonly path: string }
  /** What follows the action, such as how long its link works. */
  readonly notes?: readonly string[]
}

/** The texts of one language. */
export interface MailTexts {
  greeting(name: string): string
  readonly signature: string
  readonly mails: { readonly [K in MailKind]: (data: MailData[K]) => MailText }
}
