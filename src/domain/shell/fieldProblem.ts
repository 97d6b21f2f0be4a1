import type { Problem, ProblemCode } from '../../contracts/primitives.ts'

/** A refusal whose English message names the field of the call. Buyers read the sentence of its code instead. */
export const fieldProblem = (
  code: ProblemCode,
  field: string,
  reason: string,
  issues?: Problem['issues'],
): Problem => ({
  code,
  message: `${field}: ${reason}`,
  key: `problem.${code}`,
  field,
  ...(issues && { issues }),
})

/** The refusal of several wrong fields; the first one leads. */
export const fieldProblems = (issues: NonNullable<Problem['issues']>): Problem | undefined =>
  issues[0] && fieldProblem('invalid_field', issues[0].field, issues[0].message, issues)

/** The refusal of an Idempotency-Key that was used for `other`, such as `another order` (409). */
export const keyReused = (other: string): Problem => ({
  code: 'idempotency_mismatch',
  message: `This Idempotency-Key was used for ${other}; send a new one.`,
  key: 'problem.idempotency_mismatch',
  field: 'idempotency-key',
})
