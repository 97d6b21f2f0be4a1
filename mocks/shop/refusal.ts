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
