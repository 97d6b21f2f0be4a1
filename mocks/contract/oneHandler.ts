import { getResponse, type HttpHandler, http } from 'msw'
import { apiBase } from '../../src/contracts/index.ts'

/** The first part of a path below the API, such as `cart` of `/cart/add`; undefined for another path. */
const areaOf = (path: string): string | undefined => path.split(`${apiBase}/`)[1]?.split('/')[0]

/**
 * One handler instead of many handlers of the contract. A call goes to those whose path begins like its own.
 *
 * MSW reads the cookies of a request for each handler that it tries, and the page asks it about every picture and script
 * too. With 120 handlers, that was a tenth of the script time of a page on mocks.
 */
export const oneHandler = (handlers: readonly HttpHandler[]): HttpHandler => {
  const byArea = Map.groupBy(handlers, ({ info }) => areaOf(String(info.path)))
  return http.all(`*${apiBase}/*`, ({ request }) =>
    getResponse([...(byArea.get(areaOf(new URL(request.url).pathname)) ?? [])], request),
  )
}
