import type { z } from 'zod'
import { messages } from '../../contracts/messages.ts'
import type { Problem } from '../../contracts/primitives.ts'
import type { Sentence, SentenceKey } from './shell.ts'

/** What is wrong with a form, by the name of the field. */
export type FieldProblems = Readonly<Record<string, Sentence>>

const quoted = Object.entries(messages) as readonly (readonly [SentenceKey, string])[]

/** Fields whose format determines the helpful sentence. */
const formats: Readonly<Record<string, SentenceKey>> = {
  email: 'field.email',
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

const sentenceFor = (field: string, value: unknown, issue: z.core.$ZodIssue): Sentence => {
  const key = quoted.find(([, text]) => text === issue.message)?.[0]
  if (key) return { key }
  if (value === undefined || (typeof value === 'string' && value.trim() === ''))
    return { key: 'field.required' }
  if (issue.code === 'too_big') return { key: 'field.tooLong' }
  const format = formats[field]
  return format ? { key: format } : { text: issue.message, code: 'invalid_field' }
}

/** The first problem of each field of `form`, from the schema that refused it. */
export const fieldProblemsOf = (
  form: Readonly<Record<string, unknown>>,
  { issues }: z.ZodError,
): FieldProblems => {
  const problems: Record<string, Sentence> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    problems[field] ??= sentenceFor(field, form[field], issue)
  }
  return problems
}

/** The server's problems by field; a path such as `address.city` is reduced to its last part. */
export const problemFields = ({ code, field, message, issues }: Problem): FieldProblems =>
  Object.fromEntries(
    (issues ?? (field ? [{ field, message }] : [])).map((issue) => [
      issue.field.split('.').at(-1) ?? issue.field,
      { text: issue.message, code },
    ]),
  )
