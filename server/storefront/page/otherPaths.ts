import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '../../../src/contracts/index.ts'
import { problem } from '../../http/problem.ts'

/** Maximum length of a part of an address, in characters. */
export const maxParamLength = 300

const longestPart = (url: string) =>
  Math.max(...(url.split('?')[0] ?? '').split('/').map((part) => part.length))

/** Whether an address may be that of a page: neither of the API nor of a picture. */
export const isPagePath = (url: string): boolean =>
  !url.startsWith(`${apiBase}/`) && !url.startsWith('/media/')

/** Answers an address of the API or of a picture that has no route of its own. */
export const sendNothing = (request: FastifyRequest, reply: FastifyReply) => {
  const isCall = request.url.startsWith(`${apiBase}/`)
  if (!isCall || longestPart(request.url) <= maxParamLength) return reply.callNotFound()
  // The router refuses a call with such a part.
  return reply
    .status(400)
    .send(problem('bad_request', `A part of the address is longer than ${maxParamLength}.`))
}
