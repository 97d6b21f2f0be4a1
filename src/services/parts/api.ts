import {
  type ApiFetcher,
  type ApiFetcherArgs,
  type AppRoute,
  initClient,
  isStandardSchema,
  validateAgainstStandardSchema,
} from '@ts-rest/core'
import ky, { isKyError, type KyInstance } from 'ky'
import { apiBase, contract } from '../../contracts/index.ts'
import { ContractBreach, NetworkError } from './failures.ts'

/** How long a call may take, ms (rule I2). */
const timeout = 50_000

export interface ApiOptions {
  /** The origin of the API; the shop's own origin unless the build sets another. */
  readonly baseUrl?: string
  /** The bearer token of the customer who is logged in. */
  readonly readToken: () => string | undefined
  readonly onNetworkFailure: () => void
  /** A call with `token` was answered 401. */
  readonly onUnauthorized: (token: string) => void
  readonly onBreach: (breach: ContractBreach) => void
}

/** The longest body that may outlive its page. */
const keptAliveBytes = 1_024

const lengthOf = (body: unknown): number => (typeof body === 'string' ? body.length : 0)

const named = (route: AppRoute) => `${route.method} ${route.path}`

const send = async (http: KyInstance, args: ApiFetcherArgs, headers: Record<string, string>) => {
  const signal = args.fetchOptions?.signal ?? null
  try {
    const response = await http(args.path, {
      method: args.method,
      headers,
      body: args.body ?? null,
      signal,
      // A small change goes out even when its page is being left. Nothing relies on it: browsers refuse
      // more than 64 KiB of such bodies at a time, and a page that stays sends its acts again.
      keepalive: args.method !== 'GET' && lengthOf(args.body) <= keptAliveBytes,
    })
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (isKyError(error) || error instanceof TypeError)
      throw new NetworkError(`${named(args.route)}: ${error.message}`, { cause: error })
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
  if (!isStandardSchema(schema))
    throw new ContractBreach(named(route), `status ${status} is not declared`)
  const { value, error } = validateAgainstStandardSchema(bodyOf(), schema)
  if (error) {
    const [issue] = error.issues
    const at = (issue?.path ?? []).map((step) => (typeof step === 'object' ? step.key : step))
    throw new ContractBreach(
      named(route),
      `body of ${status} at ${at.map(String).join('.') || 'its root'}: ${issue?.message}`,
    )
  }
  return value
}

/** Checks an answer that came with the page. A breach is reported like that of any answer. */
export const checkHeld = (
  { onBreach }: Pick<ApiOptions, 'onBreach'>,
  [group, name]: readonly [group: string, name: string],
  body: unknown,
): void => {
  const routes: Readonly<Record<string, Readonly<Record<string, AppRoute>>>> = contract
  const route = routes[group]?.[name] as AppRoute
  try {
    read(route, 200, () => body)
  } catch (error) {
    if (!(error instanceof ContractBreach)) throw error
    onBreach(error)
  }
}

type Call = (args?: { readonly params?: Readonly<Record<string, string>> }) => unknown

/** ts-rest puts the parameters of a path into it as they are. */
const encodingParams = <C extends object>(client: C): C => {
  const encode = ([name, value]: [string, string]) => [name, encodeURIComponent(value)]
  const encoding =
    (call: Call): Call =>
    (args) =>
      args?.params
        ? call({ ...args, params: Object.fromEntries(Object.entries(args.params).map(encode)) })
        : call(args)
  const groups = Object.entries(client as Record<string, Record<string, Call>>)
  return Object.fromEntries(
    groups.map(([group, calls]) => [
      group,
      Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, encoding(call)])),
    ]),
  ) as C
}

/**
 * The contract's client (rule I2). Parameters of paths are given as they are. It never repeats a call that changes
 * something. It parses every reply with the schema of its status, because ts-rest leaves that to a custom fetcher.
 * @throws NetworkError, ContractBreach, and the abort reason of a call that was called off
 */
export const createApi = (options: ApiOptions) => {
  const http = ky.create({
    timeout,
    throwHttpErrors: false,
    retry: { limit: 1, methods: ['get'], statusCodes: [], afterStatusCodes: [] },
  })
  const fetcher: ApiFetcher = async (args) => {
    const own = options.readToken()
    const headers = { ...(own ? { authorization: `Bearer ${own}` } : {}), ...args.headers }
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    try {
      const { response, text } = await send(http, args, headers)
      if (response.status === 401 && token) options.onUnauthorized(token)
      const { status } = response
      const body = read(args.route, status, () => bodyIn(args.route, status, text))
      return { status, body, headers: response.headers }
    } catch (error) {
      if (error instanceof NetworkError) options.onNetworkFailure()
      if (error instanceof ContractBreach) options.onBreach(error)
      throw error
    }
  }
  return encodingParams(
    initClient(contract, {
      baseUrl: options.baseUrl ?? apiBase,
      baseHeaders: {},
      api: fetcher,
    }),
  )
}
export type Api = ReturnType<typeof createApi>
