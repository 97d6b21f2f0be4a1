import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { messages } from '../../src/contracts/messages.ts'
import type { Problem } from '../../src/contracts/primitives.ts'
import type { Engine, Fault } from '../store/engine.ts'
import { problem, Refusal } from './problem.ts'

interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly message: string
}

const fieldOf = ({ path = [] }: Issue) =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')

/** Every wrong field of the request, named from inside its part: `quantity`, `rows.2.id`. */
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

/** What the database refuses, for the client; each has a way on. */
const faults: Readonly<Record<Fault, { status: number; problem: Problem }>> = {
  gone: {
    status: 503,
    problem: problem('unavailable', 'The shop cannot be reached just now; try again shortly.'),
  },
  busy: {
    status: 503,
    problem: problem('unavailable', 'The shop is busy just now; try again shortly.'),
  },
  // After the last attempt of its transaction: another one finds out what it is now.
  raced: {
    status: 503,
    problem: problem('unavailable', 'The shop is busy just now; try again shortly.'),
  },
  unstorable: {
    status: 400,
    problem: problem('bad_request', 'The request has a character that cannot be stored.'),
  },
}

/** How soon a client may try again after a 503, s. */
const retryAfter = 2

const sendFault = (reply: FastifyReply, { status, problem }: (typeof faults)[Fault]) => {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  return reply.status(status).send(problem)
}

/**
 * One `Problem` body for every refusal; what nobody expected becomes a logged 500 without detail.
 */
export const registerErrors = (app: FastifyInstance, { faultOf }: Engine) => {
  app.setErrorHandler((error: FastifyError | Refusal | RequestValidationError, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
      return sendFault(reply, error)
    }
    if (error instanceof RequestValidationError) return sendInvalid(reply, error)
    const status = error.statusCode ?? 500
    if (status === 413)
      return reply.status(413).send(problem('too_large', 'The body may have 1 MiB at the most.'))
    if (status === 429)
      return reply
        .status(429)
        .send(problem('too_many_requests', 'Too many requests; try again later.'))
    if (status === 415) return reply.status(400).send(problem('bad_request', error.message))
    // A path that leads out of a folder; which files there are is nobody's business.
    if (status === 403 || status === 404)
      return reply
        .status(404)
        .send(problem('not_found', `There is nothing at ${request.method} ${request.url}.`))
    // What the client asked for does not fit: an unreadable body, a range or a condition of a file.
    if (status >= 400 && status < 500)
      return reply.status(status).send(problem('bad_request', error.message))
    const fault = faultOf(error)
    if (fault !== 'unstorable')
      request.log.error({ err: error }, fault ? `the database: ${fault}` : 'unexpected error')
    if (fault) return sendFault(reply, faults[fault])
    return reply.status(500).send(problem('internal', messages['error.default']))
  })
}
