import type { $ZodError } from 'zod/v4/core'
import type { Message, Problem, ProblemCode } from '../../../src/contracts/primitives.ts'
import { fieldIssue } from '../../../src/domain/shell/fieldIssue.ts'
import { fieldProblem, fieldProblems } from '../../../src/domain/shell/fieldProblem.ts'

/** An expected refusal. May be thrown anywhere. */
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

/**
 * Throws a refusal. The contract must declare its status for the route.
 * @param message a sentence of the catalogue (`said`); or English, where only developers read it
 */
export const refuse = (
  status: number,
  code: ProblemCode,
  message: string | Message,
  more: Omit<Problem, 'code' | 'message'> = {},
): never => {
  const words = typeof message === 'string' ? { message } : message
  throw new Refusal(status, { code, ...words, ...more })
}

/** Refuses a field, by its path. */
export const refuseField = (field: string, reason: string | Message): never => {
  throw new Refusal(422, fieldProblem('invalid_field', field, reason))
}

/** Refuses invalid fields like an invalid body. Does nothing if there are none. */
export const refuseFields = (issues: NonNullable<Problem['issues']>): void => {
  const problem = fieldProblems(issues)
  if (problem) throw new Refusal(422, problem)
}

/**
 * The invalid fields found by a schema.
 * @param sent what the schema has checked
 * @param within path to it in the body
 */
export const fieldIssues = (
  { issues }: $ZodError,
  sent: unknown,
  within: readonly string[] = [],
): NonNullable<Problem['issues']> => issues.map((issue) => fieldIssue(issue, sent, within))
