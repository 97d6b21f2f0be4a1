import type { Problem } from '../../contracts/primitives.ts'
import type { Refused } from '../../machines/parts/shell.ts'

/** The server could not be reached at all (rule I6). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly code = 'ERR_NETWORK'
}

/** The server answered something that the contract does not declare. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach'
  readonly route: string
  readonly issue: string
  constructor(route: string, issue: string) {
    super(`${route}: ${issue}`)
    this.route = route
    this.issue = issue
  }
}

/** The server failed, in a way that the contract declares (5xx). */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure'
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

/** Whether the session of a call has ended. */
export const isSessionOver = ({ body }: { body: Problem }): boolean => body.code === 'unauthorized'

/** A reply as a refusal. Failures of the server are thrown. */
export const refused = ({ status, body }: { status: number; body: Problem }): Refused => {
  if (status >= 500) throw new ServerFailure(status, body)
  return { kind: 'refused', problem: body }
}
