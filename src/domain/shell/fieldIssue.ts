import { type MessageKey, messages } from '../../contracts/messages/messages.ts'
import type { Problem } from '../../contracts/primitives.ts'

/** The keys of the sentences about a field. */
export type FieldKey =
  | MessageKey
  | 'field.required'
  | 'field.email'
  | 'field.phone'
  | 'field.country'
  | 'field.postal'
  | 'field.postalDigits'
  | 'field.postalLike'
  | 'field.vat'
  | 'field.vatLike'
  | 'field.password'
  | 'field.tooLong'
  | 'field.tooMuch'
  | 'field.wholeNumber'
  | 'field.date'
  | 'problem.invalid_field'

/** The issue of a schema. Its message is for developers. */
export interface SchemaIssue {
  readonly code?: string | undefined
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly message: string
  /** The kind of value that is too big, and how big it may be. */
  readonly origin?: string | undefined
  readonly maximum?: number | bigint | undefined
  /** Set by `sentence` (`src/contracts/messages/messages.ts`) or `sentenceFor`. */
  readonly params?: { readonly key?: unknown; readonly sentenceFor?: unknown } | undefined
}

/** Fields with one sentence for every mistake. */
const single: Readonly<Record<string, FieldKey>> = { checkTermsCondtion: 'register.termsMissing' }

/** Fields whose format determines the helpful sentence. */
const formats: Readonly<Record<string, FieldKey>> = {
  email: 'field.email',
  registerEmail: 'field.email',
  verifyEmail: 'field.email',
  phone: 'field.phone',
  country: 'field.country',
  pincode: 'field.postal',
  vatNumber: 'field.vat',
  password: 'field.password',
  newPassword: 'field.password',
  quantity: 'field.wholeNumber',
  neededBy: 'field.date',
}

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

const ownKey = ({ params }: SchemaIssue): MessageKey | undefined =>
  typeof params?.key === 'string' && Object.hasOwn(messages, params.key)
    ? (params.key as MessageKey)
    : undefined

const pathOf = ({ path = [] }: SchemaIssue): readonly string[] =>
  path.map((part) => String(typeof part === 'object' ? part.key : part))

const valueAt = (sent: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[name],
    sent,
  )

/** A sentence for the buyer about a field. */
export interface FieldSentence {
  readonly key: FieldKey
  readonly values?: Readonly<Record<string, string | number>>
}

/** Finds the sentence about a field by the fields beside it. */
type FindSentence = (fields: unknown) => FieldSentence | undefined

/** The error of a rule whose sentence depends on the fields beside the wrong one. */
export const sentenceFor = (find: FindSentence): { params: { sentenceFor: FindSentence } } => ({
  params: { sentenceFor: find },
})

const foundSentence = ({ params }: SchemaIssue, fields: unknown): FieldSentence | undefined =>
  typeof params?.sentenceFor === 'function'
    ? (params.sentenceFor as FindSentence)(fields)
    : undefined

/** What is too big, and how big it may be. */
const tooBig = ({ code, origin, maximum }: SchemaIssue): FieldSentence | undefined => {
  if (code !== 'too_big' || maximum === undefined) return undefined
  const values = { most: Number(maximum) }
  if (origin === 'string') return { key: 'field.tooLong', values }
  return origin === 'number' ? { key: 'field.tooMuch', values } : undefined
}

/**
 * The sentence for the buyer about a wrong field.
 * @param sent what the schema has checked
 */
export const fieldSentence = (issue: SchemaIssue, sent: unknown): FieldSentence => {
  const path = pathOf(issue)
  const field = path.at(-1) ?? ''
  const own = ownKey(issue) ?? single[field]
  if (own) return { key: own }
  if (isBlank(valueAt(sent, path))) return { key: 'field.required' }
  const found = tooBig(issue) ?? foundSentence(issue, valueAt(sent, path.slice(0, -1)))
  return found ?? { key: formats[field] ?? 'problem.invalid_field' }
}

/**
 * A wrong field as the API sends it, by its path: `quantity`, `rows.2.id`.
 * @param within path to `sent` in the request
 */
export const fieldIssue = (
  issue: SchemaIssue,
  sent: unknown,
  within: readonly string[] = [],
): NonNullable<Problem['issues']>[number] => ({
  field: [...within, ...pathOf(issue)].join('.') || 'body',
  message: issue.message,
  ...fieldSentence(issue, sent),
})
