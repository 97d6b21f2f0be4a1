import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../../src/contracts/routes.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from './problem.ts'

/** The customer who makes a request, and the session token. */
export interface Caller {
  readonly customerId: string
  readonly token: string
}

/** Finds the customer of a session token, and the shop's version; undefined if the session does not exist. */
export interface SessionReader {
  readonly sessionOf: (
    token: string,
  ) => Promise<{ readonly customerId: string; readonly shopVersion: number } | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The customer whose application token the request carries, where the contract asks for one. */
    applicantId: string | null
    /** The number of the last change of the shop, if it was read for this request. */
    shopVersion: number | undefined
  }
}

const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '')?.[1]

const accessOf = (request: FastifyRequest): Access | undefined => {
  const config = request.routeOptions.config as { tsRestRoute?: { metadata?: Access } }
  return config.tsRestRoute?.metadata
}

/**
 * Enforces the access that the contract declares for each call, before the body is read.
 * @param applicantOf finds the customer of an application token
 */
export const guardAccess = (
  app: FastifyInstance,
  sessions: SessionReader,
  applicantOf: (token: string) => Promise<string | undefined>,
) => {
  app.decorateRequest('caller', null)
  app.decorateRequest('applicantId', null)
  app.decorateRequest('shopVersion', undefined)
  app.addHook('onRequest', async (request) => {
    const access = accessOf(request)
    if (!access) return
    const token = bearerOf(request)
    if (access.access === 'applicant') {
      request.applicantId = (token && (await applicantOf(token))) || null
      if (request.applicantId === null) refuse(401, 'unauthorized', noApplication)
      return
    }
    const session = token === undefined ? undefined : await sessions.sessionOf(token)
    if (token && session) request.caller = { customerId: session.customerId, token }
    request.shopVersion = session?.shopVersion
    if (access.access === 'visitor') return
    if (!request.caller) return refuse(401, 'unauthorized', said('session.loginRequired'))
    if (access.access === 'self' && paramOf(request, access.param) !== session?.customerId)
      return refuse(403, 'forbidden', said('problem.forbidden'))
  })
}

const noApplication = said('refusal.applicationLink')

const paramOf = ({ params }: FastifyRequest, name: string) =>
  (params as Record<string, string>)[name]

/** The caller of a route that is for customers only. */
export const callerOf = ({ caller }: Pick<FastifyRequest, 'caller'>): Caller =>
  caller ?? refuse(401, 'unauthorized', said('session.loginRequired'))

/** The applicant of a route that is for applicants only. */
export const applicantIdOf = ({ applicantId }: Pick<FastifyRequest, 'applicantId'>): string =>
  applicantId ?? refuse(401, 'unauthorized', noApplication)
