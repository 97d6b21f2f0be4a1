import type { AppRoute } from '@ts-rest/core'
import { apiBase } from '../../contracts/apiBase.ts'
import { contract } from '../../contracts/index.ts'
import { answerKey } from '../../domain/shell/answerKey.ts'
import type { AnswerCall, Posted } from '../../domain/shell/rendering.ts'
import type { Api } from '../../services/parts/api.ts'
import { contractClient } from '../../services/parts/contractClient.ts'

type Call = (given?: object) => Promise<{ status: number; body: unknown }>
type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>

/** Whether a call only reads: the one of a product is a POST (rule I1). */
const reads = (route: AppRoute) => route.method === 'GET' || route === contract.catalogue.product

/** A call that changes something is never made while a page is rendered (rule P21). */
const neverAnswered = new Promise<never>(() => undefined)

/**
 * The contract's client for rendering a page: the server answers its calls, and it records the answers, which the page
 * contains for the browser.
 * @param readToken the token of the customer who requests the page
 * @param posted the form whose call was made before; the reply to it answers this call
 */
export const recordAnswers = (
  answer: AnswerCall,
  readToken: () => string | undefined,
  posted?: Posted,
) => {
  /** JSON texts of `[status, body]`, by `answerKey`. */
  const recorded = new Map<string, string>()
  /** The text of the last answer of each call that is running. */
  const texts = new WeakMap<object, string>()

  const client = contractClient(contract, apiBase, async ({ route, url, headers }) => {
    if (posted && route.path === posted.call)
      return { status: posted.status, body: posted.said, headers: new Headers() }
    if (!reads(route)) return neverAnswered
    const token = readToken()
    const { status, body } = await answer({
      method: route.method === 'GET' ? 'GET' : 'POST',
      url,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
    const reply = { status, body: JSON.parse(body) as unknown, headers: new Headers() }
    texts.set(reply, body)
    return reply
  }) as unknown as Calls

  const recording =
    (name: string, call: Call): Call =>
    async (given) => {
      const reply = await call(given)
      const text = texts.get(reply)
      if (text !== undefined && reply.status < 500)
        recorded.set(answerKey(name, given), `[${reply.status},${text}]`)
      return reply
    }

  const api = Object.fromEntries(
    Object.entries(client).map(([group, calls]) => [
      group,
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, recording(`${group}.${name}`, call)]),
      ),
    ]),
  ) as unknown as Api

  return {
    api,
    /** The JSON text of all answers so far. */
    text: (): string =>
      `{${[...recorded].map(([key, reply]) => `${JSON.stringify(key)}:${reply}`).join(',')}}`,
  }
}
