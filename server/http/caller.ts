import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '../../src/contracts/messages.ts'
import type { Access } from '../../src/contracts/routes.ts'
import type { Sessions } from '../customer/sessions.ts'
import { refuse } from './problem.ts'

/** Whose token a request carries. */
export interface Caller {
  readonly customerId: string
  readonly token: string
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The customer whose application token the request carries, where the contract asks for one. */
    applicantId: string | null
  }
}

const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '')?.[1]

const accessOf = (request: FastifyRequest): Access | undefined => {
  const config = request.routeOptions.config as { tsRestRoute?: { metadata?: Access } }
  return config.tsRestRoute?.metadata
}

/**
 * Holds every call to the access that its contract declares, before its body is read.
 * @param applicantOf the customer of an application token
 */
export const guardAccess = (
  app: FastifyInstance,
  sessions: Sessions,
  applicantOf: (token: string) => Promise<string | undefined>,
) => {
  app.decorateRequest('caller', null)
  app.decorateRequest('applicantId', null)
  app.addHook('onRequest', async (request) => {
    const access = accessOf(request)
    if (!access) return
    const token = bearerOf(request)
    if (access.access === 'applicant') {
      request.applicantId = (token && (await applicantOf(token))) || null
      if (request.applicantId === null) refuse(401, 'unauthorized', noApplication)
      return
    }
    const customerId = token && (await sessions.customerOf(token))
    if (token && customerId) request.caller = { customerId, token }
    if (access.access === 'visitor') return
    if (!request.caller) return refuse(401, 'unauthorized', messages['session.loginRequired'])
    if (access.access === 'self' && paramOf(request, access.param) !== customerId)
      return refuse(403, 'forbidden', 'This belongs to another customer.')
  })
}

const noApplication = 'This link is no longer valid. Please log in to get a new one.'

const paramOf = ({ params }: FastifyRequest, name: string) =>
  (params as Record<string, string>)[name]

/** The caller of a route that the guard keeps for customers. */
export const callerOf = ({ caller }: Pick<FastifyRequest, 'caller'>): Caller =>
  caller ?? refuse(401, 'unauthorized', messages['session.loginRequired'])

/** The applicant of a route that the guard keeps for applicants. */
export const applicantIdOf = ({ applicantId }: Pick<FastifyRequest, 'applicantId'>): string =>
  applicantId ?? refuse(401, 'unauthorized', noApplication)
