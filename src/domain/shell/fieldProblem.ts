import type { Message, Problem, ProblemCode } from '../../contracts/primitives.ts'
import { said } from './said.ts'

/** The beginning of a sentence inside another one. Codes and names keep their capitals. */
const continued = (sentence: string): string =>
  sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/**
 * A refusal whose English message names the field of the call. Buyers read the sentence without the name.
 * @param reason a sentence of the catalogue (`said`); or English for developers alone, and buyers read that of `code`
 */
export const fieldProblem = (
  code: ProblemCode,
  field: string,
  reason: string | Message,
  issues?: Problem['issues'],
): Problem => ({
  code,
  ...(typeof reason === 'string'
    ? { message: `${field}: ${reason}`, key: `problem.${code}` }
    : { ...reason, message: `${field}: ${continued(reason.message)}` }),
  field,
  ...(issues && { issues }),
})

/** The refusal of several wrong fields; the first one leads. */
export const fieldProblems = (issues: NonNullable<Problem['issues']>): Problem | undefined =>
  issues[0] && fieldProblem('invalid_field', issues[0].field, issues[0].message, issues)

/** The sentences for buyers, without the name of the header. */
const resent = {
  'another order': 'problem.idempotency_mismatch',
  'another request': 'refusal.requestResent',
  'other lines': 'refusal.changeResent',
  'another list': 'refusal.changeResent',
} as const

/** The refusal of an Idempotency-Key that was used for something else (409). */
export const keyReused = (other: keyof typeof resent): Problem => ({
  code: 'idempotency_mismatch',
  ...said(resent[other]),
  message: `This Idempotency-Key was used for ${other}; send a new one.`,
  field: 'idempotency-key',
})
