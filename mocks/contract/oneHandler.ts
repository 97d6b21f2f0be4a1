import { getResponse, type HttpHandler, http } from 'msw'
import { apiBase } from '../../src/contracts/index.ts'

/** The first part of a path below the API, such as `cart` of `/cart/add`; undefined for another path. */
const areaOf = (path: string): string | undefined => path.split(`${apiBase}/`)[1]?.split('/')[0]

/**
 * One handler that answers what all of these do, which answer calls of the contract.
 *
 * MSW reads the cookies of a request again for each handler that it tries, and the page asks it about every picture and
 * every file of code, too: 120 handlers took a tenth of the time in which a page on mocks opens.
 */
export const oneHandler = (handlers: readonly HttpHandler[]): HttpHandler => {
  const byArea = Map.groupBy(handlers, ({ info }) => areaOf(String(info.path)))
  return http.all(`*${apiBase}/*`, ({ request }) =>
    getResponse([...(byArea.get(areaOf(new URL(request.url).pathname)) ?? [])], request),
  )
}
