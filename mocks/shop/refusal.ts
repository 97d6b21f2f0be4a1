import type { $ZodError } from 'zod/v4/core'
import type { Problem, ProblemCode } from '../../src/contracts/primitives.ts'

/** An expected refusal, thrown from wherever it is found. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

/** Stops with a refusal; the contract must declare its status for the route. */
export const refuse = (
  status: number,
  code: ProblemCode,
  message: string,
  more: Omit<Problem, 'code' | 'message'> = {},
): never => {
  throw new Refusal(status, { code, message, ...more })
}

/** Refuses wrong fields, as any wrong body is refused; nothing where there are none. */
export const refuseFields = (issues: NonNullable<Problem['issues']>): void => {
  const [first] = issues
  if (first)
    refuse(422, 'invalid_field', `${first.field}: ${first.message}`, { field: first.field, issues })
}

/**
 * The wrong fields that a schema has found.
 * @param within the fields of the body that lead to what was checked
 */
export const fieldIssues = (
  { issues }: $ZodError,
  within: readonly string[] = [],
): NonNullable<Problem['issues']> =>
  issues.map(({ path, message }) => ({
    ...{ field: [...within, ...path.map(String)].join('.') || 'body', message },
  }))
