import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '../../../src/contracts/index.ts'
import { userCookie } from '../../../src/domain/account/userCookie.ts'
import type { Posted } from '../../../src/domain/shell/rendering.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { cookiesIn } from '../../http/cookies.ts'
import { problem, refuse } from '../../http/problem.ts'
import { isPagePath, sendNothing } from '../page/otherPaths.ts'
import type { ShowPage } from '../pages.ts'
import { formAt, type PostedForm } from './forms.ts'

/** Whether another site has sent a form: browsers say where a form comes from. */
const isForeign = ({ headers: { origin = '' }, host }: FastifyRequest): boolean => {
  if (!URL.canParse(origin)) return true
  const from = new URL(origin)
  return from.host !== new URL(`${from.protocol}//${host}`).host
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/**
 * Answers the forms that work without script (rule P20) with a page: each makes the call that its script would make, and
 * the page shows what the API says. A form that needs script says so. Only forms of the shop's own pages are accepted.
 * @param isHttps whether the login's cookie is for encrypted connections only
 */
export const serveForms = (app: FastifyInstance, showPage: ShowPage, isHttps: boolean) => {
  const callApi = async (request: FastifyRequest, form: PostedForm, fields: Posted['fields']) => {
    const { statusCode, payload, headers } = await app.inject({
      method: 'POST',
      url: `${apiBase}${form.call}`,
      // The limits count by the address of the buyer.
      remoteAddress: request.ip,
      headers: {
        'content-type': 'application/json',
        ...(request.headers.cookie && { cookie: request.headers.cookie }),
        'accept-language': request.headers['accept-language'] ?? '',
        'user-agent': request.headers['user-agent'] ?? '',
      },
      payload: form.bodyOf(fields),
    })
    return { status: statusCode, body: JSON.parse(payload), retryAfter: headers['retry-after'] }
  }

  /** Shows the page of a form with what the API has said; the typed fields stay. */
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    posted: Posted,
  ) => {
    const { html } = await showPage({ url: page, headers: request.headers, posted })
    return reply
      .status(posted.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(html)
  }

  return app.register(async (scope) => {
    await scope.register(formBody)
    // Before the body is read: there is no form at other addresses.
    scope.addHook('onRequest', async (request, reply) => {
      if (!isPagePath(request.url)) return sendNothing(request, reply)
    })
    scope.post('/*', { schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request)
      if (isForeign(request)) refuse(403, 'forbidden', said('problem.forbidden'))
      const fields = (request.body ?? {}) as Posted['fields']
      const form = formAt(path, cookiesIn(request.headers.cookie).isLoggedIn)
      if (!form) {
        const unheard = problem('bad_request', said('refusal.needsScript'))
        return show(request, reply, path, { status: 422, said: unheard, fields })
      }
      const { status, body, retryAfter } = await callApi(request, form, fields)
      const login = status === 200 ? form.loginIn?.(body) : undefined
      if (login) return reply.header('set-cookie', userCookie(login, isHttps)).redirect('/', 303)
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      return show(request, reply, form.page, { call: form.call, status, said: body, fields })
    })
  })
}
