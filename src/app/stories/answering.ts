import { getResponse, type RequestHandler } from 'msw'
import { apiBase } from '../../contracts/index.ts'

/**
 * Lets mocks answer the page's API calls without a service worker, which the page for story tests does not have.
 * @returns a function that ends it
 */
export const answerCalls = (handlers: readonly RequestHandler[]): (() => void) => {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith(apiBase)) return fetch(input, init)
    const response = await getResponse([...handlers], request)
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  return () => {
    window.fetch = fetch
  }
}
