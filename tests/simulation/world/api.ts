import { type ApiFetcher, type AppRoute, initClient } from '@ts-rest/core'
import { inMatchingOrder, routesOf } from '../../../mocks/contract/routes.ts'
import { contract } from '../../../src/contracts/index.ts'
import type { Api } from '../../../src/services/parts/api.ts'
import { NetworkError } from '../../../src/services/parts/failures.ts'
import type { Network } from './network.ts'

const base = '/api'

interface Named {
  readonly name: string
  readonly route: AppRoute
  readonly segments: readonly string[]
}

const named: readonly Named[] = inMatchingOrder(routesOf(contract)).map(([name, route]) => ({
  ...{ name, route, segments: route.path.split('/') },
}))
const byRoute = new Map(named.map((each) => [each.route, each]))

/** The parameters of an address, parsed like the shop's router. */
const paramsIn = ({ segments }: Named, pathname: string): Record<string, string> => {
  const given = pathname.split('/')
  return Object.fromEntries(
    segments.flatMap((segment, place) =>
      segment.startsWith(':')
        ? [[segment.slice(1), decodeURIComponent(given[place] ?? '')] as const]
        : [],
    ),
  )
}

export interface SimulatedApiOptions {
  readonly network: Network
  readonly readToken: () => string | undefined
  readonly onNetworkFailure: () => void
  readonly onUnauthorized: (token: string) => void
}

/** The contract's client over a simulated network: like `createApi`, without HTTP and the real clock. */
export const createSimulatedApi = (options: SimulatedApiOptions): Api => {
  const { network, readToken, onNetworkFailure, onUnauthorized } = options
  const fetcher: ApiFetcher = async ({ path, method, headers, body, route, fetchOptions }) => {
    const known = byRoute.get(route)
    if (!known) throw new Error(`the contract has no ${method} ${path}`)
    const { pathname, searchParams } = new URL(path, 'http://shop')
    const token = readToken()
    const call = {
      name: known.name,
      token: token ?? '',
      params: paramsIn(known, pathname.slice(base.length)),
      query: Object.fromEntries(searchParams),
      headers,
      body: typeof body === 'string' ? body : '',
    }
    try {
      const answer = await network.call(call, method === 'GET', fetchOptions?.signal ?? undefined)
      if (answer.status === 401 && token) onUnauthorized(token)
      return { status: answer.status, body: answer.body, headers: new Headers() }
    } catch (error) {
      if (error instanceof NetworkError) onNetworkFailure()
      throw error
    }
  }
  return initClient(contract, { baseUrl: base, baseHeaders: {}, api: fetcher })
}
