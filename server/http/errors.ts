import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../src/contracts/primitives.ts'
import { fieldIssue, type SchemaIssue } from '../../src/domain/shell/fieldIssue.ts'
import { fieldProblems } from '../../src/domain/shell/fieldProblem.ts'
import { said } from '../../src/domain/shell/said.ts'
import type { Engine, Fault } from '../store/engine.ts'
import { nothingAt, problem, Refusal } from './problem.ts'

/** Every invalid field of the request. */
const issuesOf = (
  error: RequestValidationError,
  { params, query, headers, body }: FastifyRequest,
): NonNullable<Problem['issues']> =>
  (
    [
      [error.pathParams, params],
      [error.query, query],
      [error.headers, headers],
      [error.body, body],
    ] as const
  ).flatMap(([wrong, sent]) =>
    ((wrong?.issues ?? []) as readonly SchemaIssue[]).map((issue) => fieldIssue(issue, sent)),
  )

const sendInvalid = (request: FastifyRequest, reply: FastifyReply, error: RequestValidationError) =>
  reply
    .status(422)
    .send(
      fieldProblems(issuesOf(error, request)) ??
        problem('invalid_field', said('problem.invalid_field')),
    )

/** A refusal to send to the client. */
interface Refused {
  readonly status: number
  readonly problem: Problem
  /** Seconds; see {@link Refusal}. */
  readonly retryAfter?: number | undefined
}

const busy: Refused = {
  status: 503,
  problem: problem('unavailable', said('refusal.busy')),
}

/** The answers to faults of the database. */
const faults: Readonly<Record<Fault, Refused>> = {
  gone: {
    status: 503,
    problem: problem('unavailable', said('problem.unavailable')),
  },
  busy,
  // Retrying the transaction has failed. A later request sees what the others wrote.
  raced: busy,
  unstorable: {
    status: 400,
    problem: problem('bad_request', said('refusal.unstorable')),
  },
}

const largestBody = 'The body may have at most 1 MiB.'

/** Default `Retry-After` of a 503, s. */
const retrySoon = 2

const sendRefused = (reply: FastifyReply, { status, problem, retryAfter }: Refused) => {
  const after = retryAfter ?? (status === 503 ? retrySoon : undefined)
  if (after !== undefined) reply.header('retry-after', after)
  return reply.status(status).send(problem)
}

/** Answers every refusal with a `Problem`. Unexpected errors are logged and answered with 500 without details. */
export const registerErrors = (app: FastifyInstance, { faultOf }: Engine) => {
  app.setErrorHandler((error: FastifyError | Refusal | RequestValidationError, request, reply) => {
    if (error instanceof Refusal) return sendRefused(reply, error)
    if (error instanceof RequestValidationError) return sendInvalid(request, reply, error)
    const status = error.statusCode ?? 500
    if (status === 413)
      return reply
        .status(413)
        .send(problem('too_large', { ...said('problem.too_large'), message: largestBody }))
    if (status === 429)
      return reply.status(429).send(problem('too_many_requests', said('problem.too_many_requests')))
    if (status === 415) return reply.status(400).send(problem('bad_request', error.message))
    // @fastify/static answers 403 to a path outside its folder. Send 404, so as not to reveal the folder.
    if (status === 403 || status === 404) return reply.status(404).send(nothingAt(request))
    // An unreadable body, or a range or condition that does not match the file.
    if (status >= 400 && status < 500)
      return reply.status(status).send(problem('bad_request', error.message))
    const fault = faultOf(error)
    if (fault !== 'unstorable')
      request.log.error({ err: error }, fault ? `the database: ${fault}` : 'unexpected error')
    if (fault) return sendRefused(reply, faults[fault])
    return reply.status(500).send(problem('internal', said('error.default')))
  })
}
