import type { AppRoute } from '@ts-rest/core'
import ky, { isKyError, type KyInstance } from 'ky'
import type { ZodType } from 'zod'
import { apiBase, contract } from '../../contracts/index.ts'
import { contractClient, type Outgoing, type Send } from './contractClient.ts'
import { ContractBreach, NetworkError } from './failures.ts'
import type { QuietSignal } from './quiet.ts'

/** How long a call may take, ms (rule I2). */
const timeout = 50_000

export interface ApiOptions {
  /** The origin of the API; the shop's own origin unless the build sets another. */
  readonly baseUrl?: string
  /** The bearer token of the logged-in customer. */
  readonly readToken: () => string | undefined
  readonly onNetworkFailure: () => void
  /** A call with `token` was answered 401. */
  readonly onUnauthorized: (token: string) => void
  readonly onBreach: (breach: ContractBreach) => void
}

/** Maximum length of a body that may outlive its page. */
const keptAliveBytes = 1_024

const named = (route: AppRoute) => `${route.method} ${route.path}`

const send = async (http: KyInstance, call: Outgoing, headers: Record<string, string>) => {
  const { route, body, signal } = call
  try {
    const response = await http(call.url, {
      method: route.method,
      ...{ headers, body, signal },
      // A small change is sent even while its page is being left. Nothing relies on it: browsers refuse more than 64
      // KiB of such bodies at a time, and a page that stays retries its acts.
      keepalive: route.method !== 'GET' && (body ?? '').length <= keptAliveBytes,
    })
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (isKyError(error) || error instanceof TypeError)
      throw new NetworkError(`${named(route)}: ${error.message}`, { cause: error })
    throw error
  }
}

const bodyIn = (route: AppRoute, status: number, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContractBreach(named(route), `the body of ${status} is not JSON`)
  }
}

const read = (route: AppRoute, status: number, bodyOf: () => unknown): unknown => {
  const schema = Object.hasOwn(route.responses, status) ? route.responses[status] : undefined
  if (!schema) throw new ContractBreach(named(route), `status ${status} is not declared`)
  const { data, error } = (schema as ZodType).safeParse(bodyOf())
  if (error) {
    const [issue] = error.issues
    const at = (issue?.path ?? []).map(String).join('.')
    throw new ContractBreach(
      named(route),
      `body of ${status} at ${at || 'its root'}: ${issue?.message}`,
    )
  }
  return data
}

/** Checks an answer embedded in the page. A breach is reported like that of any answer. */
export const checkHeld = (
  { onBreach }: Pick<ApiOptions, 'onBreach'>,
  [group, name]: readonly [group: string, name: string],
  { status, body }: { readonly status: number; readonly body: unknown },
): void => {
  const routes: Readonly<Record<string, Readonly<Record<string, AppRoute>>>> = contract
  const route = routes[group]?.[name] as AppRoute
  try {
    read(route, status, () => body)
  } catch (error) {
    if (!(error instanceof ContractBreach)) throw error
    onBreach(error)
  }
}

/**
 * The contract's client (rule I2). It never repeats a call that changes something, and parses every reply with the
 * schema of its status.
 * @throws NetworkError, ContractBreach, and the abort reason of an aborted call
 */
export const createApi = (options: ApiOptions) => {
  const http = ky.create({
    timeout,
    throwHttpErrors: false,
    retry: { limit: 1, methods: ['get'], statusCodes: [], afterStatusCodes: [] },
  })
  const sendCall: Send = async (call) => {
    const isQuiet = (call.signal as QuietSignal | null)?.isQuiet === true
    const own = options.readToken()
    const headers = { ...(own ? { authorization: `Bearer ${own}` } : {}), ...call.headers }
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    try {
      const { response, text } = await send(http, call, headers)
      if (response.status === 401 && token && !isQuiet) options.onUnauthorized(token)
      const { status } = response
      const body = read(call.route, status, () => bodyIn(call.route, status, text))
      return { status, body, headers: response.headers }
    } catch (error) {
      if (error instanceof NetworkError && !isQuiet) options.onNetworkFailure()
      if (error instanceof ContractBreach) options.onBreach(error)
      throw error
    }
  }
  return contractClient(contract, options.baseUrl ?? apiBase, sendCall)
}
export type Api = ReturnType<typeof createApi>
