import type { AppRoute } from '@ts-rest/core'
import { type HttpHandler, HttpResponse } from 'msw'
import { type $ZodType, safeParse } from 'zod/v4/core'
import type { Problem } from '../../../src/contracts/primitives.ts'
import type { Access } from '../../../src/contracts/routes.ts'
import { said } from '../../../src/domain/shell/said.ts'
import {
  firstSuccess,
  named,
  onCall,
  parsedReply,
  record,
  schemaIn,
} from '../../contract/routes.ts'
import { fieldIssues, Refusal, refuse, refuseFields } from './refusal.ts'

/** A call before its types are known. */
export interface AnyCall {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
  readonly customerId: string | undefined
  readonly token: string
}

export interface Desk {
  /** The customer of a session. */
  readonly customerOf: (token: string) => string | undefined
  /** The customer of an application. */
  readonly applicantOf: (token: string) => string | undefined
  /** Runs calls one after the other, like transactions. */
  readonly enqueue: <T>(act: () => Promise<T>) => Promise<T>
}

const largestBody = 1_048_576
const tooLarge = 'The body may have at most 1 MiB.'

/** Enforces the access that the contract declares, before the body is read. */
const admit = (
  route: AppRoute,
  customerId: string | undefined,
  params: Record<string, unknown>,
) => {
  const access = route.metadata as Access
  if (access.access === 'visitor') return
  if (customerId === undefined)
    refuse(
      401,
      'unauthorized',
      access.access === 'applicant'
        ? said('refusal.applicationLink')
        : said('session.loginRequired'),
    )
  if (access.access === 'self' && params[access.param] !== customerId)
    refuse(403, 'forbidden', said('problem.forbidden'))
}

const readJson = (text: string): unknown => {
  if (text.length > largestBody)
    refuse(413, 'too_large', { ...said('problem.too_large'), message: tooLarge })
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    return refuse(400, 'bad_request', error instanceof Error ? error.message : 'no JSON')
  }
}

interface Parts {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
}

/** Parses each part of a request by the contract. The refusal lists every invalid field. */
const readParts = (route: AppRoute, sent: Parts): Parts => {
  const schemas: Readonly<Record<keyof Parts, $ZodType | undefined>> = {
    params: schemaIn(route.pathParams),
    query: schemaIn(route.query),
    headers: schemaIn(route.headers),
    body: 'body' in route ? schemaIn(route.body) : undefined,
  }
  const issues: NonNullable<Problem['issues']> = []
  const read = (part: keyof Parts): unknown => {
    const schema = schemas[part]
    if (!schema) return undefined
    const { data, error } = safeParse(schema, sent[part])
    if (error) issues.push(...fieldIssues(error, sent[part]))
    return data
  }
  const parts = {
    params: read('params'),
    query: read('query'),
    headers: read('headers'),
    body: read('body'),
  }
  refuseFields(issues)
  return parts
}

const bearerOf = (request: Request) =>
  /^Bearer ([\w-]{1,128})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

/** A call: the token and the parts of the request. */
export interface SentCall {
  readonly token: string
  readonly params: Record<string, unknown>
  readonly query: unknown
  readonly headers: unknown
  readonly readText: () => Promise<string>
}

/** The answer of the shop. */
export interface Answered {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** A route and its answer. */
export interface Responder {
  readonly route: AppRoute
  readonly respond: (call: SentCall) => Promise<Answered>
}

/**
 * Answers a route by its contract: access and refusals come from its metadata and schemas, the rest from `answer`. An
 * undeclared reply is an error that names the call.
 */
export const respond = (
  route: AppRoute,
  { customerOf, applicantOf, enqueue }: Desk,
  answer: (call: AnyCall) => unknown,
): Responder => ({
  route,
  respond: ({ token, params, query, headers, readText }) =>
    enqueue(async () => {
      try {
        const isApplicants = (route.metadata as Access).access === 'applicant'
        const customerId = isApplicants ? applicantOf(token) : customerOf(token)
        admit(route, customerId, params)
        const body = readJson(await readText())
        const parts = readParts(route, { params, query, headers, body })
        const status = firstSuccess(route)
        const reply = parsedReply(route, status, await answer({ ...parts, customerId, token }))
        return { status, body: record(reply) }
      } catch (error) {
        if (!(error instanceof Refusal))
          throw new Error(`${named(route)} cannot be mocked`, { cause: error })
        const { status, problem } = error
        return { status, body: record(parsedReply(route, status, problem)) }
      }
    }),
})

/** The same over HTTP. */
export const serve = ({ route, respond: answered }: Responder): HttpHandler =>
  onCall(route, '*', async ({ request, params }) => {
    const { status, body } = await answered({
      token: bearerOf(request),
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      headers: Object.fromEntries(request.headers),
      readText: () => request.text(),
    })
    return HttpResponse.json(body, { status })
  })
