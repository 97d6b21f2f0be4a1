import type { MailData, MailKind } from './mailTask.ts'

/** The text of a mail without layout. Plain text, never HTML. */
export interface MailText {
  readonly subject: string
  /** The name in the greeting. Without it there is no greeting. */
  readonly name?: string
  readonly paragraphs: readonly string[]
  /** A quoted text: a question of the team or the reason of a refusal. */
  readonly quote?: string
  /** A table with two columns, such as the lines of an order. */
  readonly rows?: readonly (readonly [string, string])[]
  /** The call to action. `path` is on the shop's site. */
  readonly action?: { readonly label: string; readonly path: string }
  /** Text after the action, such as how long its link is valid. */
  readonly notes?: readonly string[]
}

/** The texts of one language. */
export interface MailTexts {
  greeting(name: string): string
  readonly signature: string
  readonly mails: { readonly [K in MailKind]: (data: MailData[K]) => MailText }
}
