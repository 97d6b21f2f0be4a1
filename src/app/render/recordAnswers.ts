import type { AppRoute } from '@ts-rest/core'
import { apiBase } from '../../contracts/apiBase.ts'
import { contract } from '../../contracts/index.ts'
import { isSchema } from '../../contracts/insideSchema.ts'
import { answerKey } from '../../domain/shell/answerKey.ts'
import { jsonInScript } from '../../domain/shell/jsonInScript.ts'
import type { AnswerCall, Posted } from '../../domain/shell/rendering.ts'
import { contractClient } from '../../services/parts/contractClient.ts'
import { keepLanguage } from './keepLanguage.ts'

/** Whether a call only reads: the one of a product is a POST (rule I1). */
const reads = (route: AppRoute) => route.method === 'GET' || route === contract.catalogue.product

/** A call that changes something is never made while a page is rendered (rule P21). */
const neverAnswered = new Promise<never>(() => undefined)

interface Recorded {
  readonly status: number
  readonly body: unknown
  /** The body as JSON. */
  readonly text: string
  /** Undefined for a status that the contract does not list. */
  readonly schema: unknown
}

const written = ({ status, body, text, schema }: Recorded, language?: string) => {
  if (language === undefined || !isSchema(schema)) return `[${status},${text}]`
  keepLanguage(schema, body, language)
  return JSON.stringify([status, body])
}

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
  /** By `answerKey`. */
  const recorded = new Map<string, Recorded>()

  const api = contractClient(contract, apiBase, async ({ name, route, url, headers, given }) => {
    if (posted && route.path === posted.call)
      return { status: posted.status, body: posted.said, headers: new Headers() }
    if (!reads(route)) return neverAnswered
    const token = readToken()
    const { status, body: text } = await answer({
      method: route.method === 'GET' ? 'GET' : 'POST',
      url,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
    const body: unknown = JSON.parse(text)
    const schema = route.responses[status]
    if (status < 500) recorded.set(answerKey(name, given), { status, body, text, schema })
    return { status, body, headers: new Headers() }
  })

  return {
    api,
    /**
     * The JSON text of all answers so far, for a script element: `[status, body]` by `answerKey`.
     * @param language the only language, besides English, of their texts; without it they have all
     */
    text: (language?: string): string =>
      jsonInScript(
        `{${[...recorded].map(([key, one]) => `${JSON.stringify(key)}:${written(one, language)}`).join(',')}}`,
      ),
  }
}
