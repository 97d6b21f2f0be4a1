import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '../../../src/contracts/index.ts'
import { ownPath } from '../../../src/domain/account/ownPath.ts'
import { problem } from '../../http/problem.ts'

/** Maximum length of a part of an address, in characters. */
export const maxParamLength = 300

const longestPart = (url: string) =>
  Math.max(...(url.split('?')[0] ?? '').split('/').map((part) => part.length))

/** Whether an address may be that of a page: neither of the API nor of a picture. */
export const isPagePath = (url: string): boolean =>
  !url.startsWith(`${apiBase}/`) && !url.startsWith('/media/')

/** Whether a browser requests a page. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/**
 * Answers an address that the router cannot decode, such as `/eshop/%E0`. A browser is led to the 404 page (rule P4), at
 * an address that shows the same.
 */
export const sendMalformed = (
  { message }: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const [path = '', ...query] = request.url.split('?')
  const decodable = ownPath([path.replaceAll('%', '%25'), ...query].join('?'))
  if (decodable !== null && isPagePath(path) && isNavigation(request))
    return reply.redirect(decodable)
  return reply.status(400).send(problem('bad_request', message))
}

/** The address without NUL characters, which no page can contain: they are shown as `%00`. */
export const withoutNul = (url: string): string =>
  url.includes('%00') ? (ownPath(url.replaceAll('%00', '%2500')) ?? '/') : url

/** Answers an address of the API or of a picture that has no route of its own. */
export const sendNothing = (request: FastifyRequest, reply: FastifyReply) => {
  const isCall = request.url.startsWith(`${apiBase}/`)
  if (!isCall || longestPart(request.url) <= maxParamLength) return reply.callNotFound()
  // The router refuses a call with such a part.
  return reply
    .status(400)
    .send(problem('bad_request', `A part of the address is longer than ${maxParamLength}.`))
}
