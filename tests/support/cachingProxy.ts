import type { FastifyInstance } from 'fastify'
import CachePolicy from 'http-cache-semantics'

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: Record<string, string>
}

/**
 * A cache between the shop and all its customers, which keeps and gives out what HTTP allows a shared cache to.
 * @returns a way to request an address, and everything that is kept
 */
export const cachingProxy = (app: FastifyInstance) => {
  const kept = new Map<string, { policy: CachePolicy; answer: Answer }[]>()

  const open = async (url: string, headers: Record<string, string>): Promise<Answer> => {
    const request = { url, method: 'GET', headers }
    const known = kept.get(url) ?? []
    const fresh = known.find(({ policy }) => policy.satisfiesWithoutRevalidation(request))
    if (fresh) return fresh.answer
    const { statusCode: status, body, headers: reply } = await app.inject({ url, headers })
    const answer = { status, body, headers: reply as Record<string, string> }
    const policy = new CachePolicy(request, { status, headers: answer.headers }, { shared: true })
    if (policy.storable()) kept.set(url, [...known, { policy, answer }])
    return answer
  }
  return {
    open,
    stored: () => [...kept.values()].flat().map(({ answer }) => answer),
  }
}
