import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { messages } from '../../src/contracts/messages.ts'
import type { Problem } from '../../src/contracts/primitives.ts'
import type { Engine, Fault } from '../store/engine.ts'
import { nothingAt, problem, Refusal } from './problem.ts'

interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly message: string
}

const fieldOf = ({ path = [] }: Issue) =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')

/** Every invalid field of the request, by its path: `quantity`, `rows.2.id`. */
const issuesOf = (error: RequestValidationError) =>
  [error.pathParams, error.query, error.headers, error.body]
    .flatMap((part) => (part?.issues ?? []) as readonly Issue[])
    .map((issue) => ({ field: fieldOf(issue) || 'body', message: issue.message }))

const sendInvalid = (reply: FastifyReply, error: RequestValidationError) => {
  const issues = issuesOf(error)
  const first = issues[0]
  const message = first ? `${first.field}: ${first.message}` : 'The request is not valid.'
  return reply
    .status(422)
    .send(problem('invalid_field', message, { ...(first ? { field: first.field } : {}), issues }))
}

/** A refusal to send to the client. */
interface Refused {
  readonly status: number
  readonly problem: Problem
  /** Seconds; see {@link Refusal}. */
  readonly retryAfter?: number | undefined
}

const busy: Refused = {
  status: 503,
  problem: problem('unavailable', 'The shop is busy just now; try again shortly.'),
}

/** The answers to faults of the database. */
const faults: Readonly<Record<Fault, Refused>> = {
  gone: {
    status: 503,
    problem: problem('unavailable', 'The shop cannot be reached just now; try again shortly.'),
  },
  busy,
  // The transaction was retried in vain. A later request sees what the others wrote.
  raced: busy,
  unstorable: {
    status: 400,
    problem: problem('bad_request', 'The request has a character that cannot be stored.'),
  },
}

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
    if (error instanceof RequestValidationError) return sendInvalid(reply, error)
    const status = error.statusCode ?? 500
    if (status === 413)
      return reply.status(413).send(problem('too_large', 'The body may have 1 MiB at the most.'))
    if (status === 429)
      return reply
        .status(429)
        .send(problem('too_many_requests', 'Too many requests; try again later.'))
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
    return reply.status(500).send(problem('internal', messages['error.default']))
  })
}
