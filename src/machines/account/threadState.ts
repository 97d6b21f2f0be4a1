import type { Document, ThreadMessage } from '../../contracts/threads.ts'
import type { Refused, Sentence, Shell } from '../parts/shell.ts'

/** The messages between the team and the customer, with their documents. */
export interface Discussed {
  readonly thread: readonly ThreadMessage[]
  readonly documents: readonly Document[]
}

export type ReadOutcome<Subject> = { readonly kind: 'read'; readonly subject: Subject } | Refused
export type ActOutcome = { readonly kind: 'done' } | Refused

/** The customer's acts. */
export type Act =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'attach'; readonly file: File }
  | { readonly kind: 'remove'; readonly documentId: string }

/** The events of the live connection. */
export type FeedFact =
  | { readonly type: 'feed.connected' }
  | { readonly type: 'feed.lost' }
  | { readonly type: 'subject.changed' }

export interface ThreadInput<Subject = unknown> {
  readonly shell: Shell
  /** Of the subject: its id, or the token that opens it. */
  readonly handle: string
  /** The text typed before the page was left or reloaded. */
  readonly draft?: string
  /** The subject, if the page has loaded it already. */
  readonly known?: ReadOutcome<Subject>
}

export interface ThreadContext<Subject> {
  readonly shell: Shell
  readonly handle: string
  readonly subject: Subject | null
  /** The handle opens nothing. */
  readonly isRefused: boolean
  /** The typed text that is not sent yet. */
  readonly text: string
  readonly act: Act | null
  /** Why the last act was refused. */
  readonly refusal: Sentence | null
}

export type ThreadEvent =
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'answer.submitted' }
  | { readonly type: 'document.chosen'; readonly file: File }
  | { readonly type: 'document.removed'; readonly documentId: string }
  | { readonly type: 'retry.requested' }
  | FeedFact
