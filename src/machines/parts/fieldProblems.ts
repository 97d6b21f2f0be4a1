import type { z } from 'zod'
import type { Problem } from '../../contracts/primitives.ts'
import { fieldSentence } from '../../domain/shell/fieldIssue.ts'
import { inItsWords, type Sentence } from './shell.ts'

/** The problems of a form, by the name of the field. */
export type FieldProblems = Readonly<Record<string, Sentence>>

/** The first problem of each field of `form`, from the schema that refused it. */
export const fieldProblemsOf = (
  form: Readonly<Record<string, unknown>>,
  { issues }: z.ZodError,
): FieldProblems => {
  const problems: Record<string, Sentence> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    problems[field] ??= fieldSentence(issue, form)
  }
  return problems
}

/** The server's problems by field; a path such as `address.city` is reduced to its last part. */
export const problemFields = ({ code, field, issues, ...problem }: Problem): FieldProblems =>
  Object.fromEntries(
    (issues ?? (field ? [{ ...problem, field }] : [])).map((issue) => [
      issue.field.split('.').at(-1) ?? issue.field,
      inItsWords({ ...issue, code }),
    ]),
  )
