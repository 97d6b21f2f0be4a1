import type { FastifyInstance } from 'fastify'

/**
 * Warns once of a shop that is behind a proxy and does not know it: all customers would count as one address, and the
 * wrong passwords of some would keep out the others. A stranger may send the header, too, so it is only a warning.
 */
export const warnOfForwarded = (app: FastifyInstance, trustProxy: number): void => {
  if (trustProxy > 0) return
  let isKnown = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isKnown || headers['x-forwarded-for'] === undefined) return
    isKnown = true
    log.warn(
      'A request has X-Forwarded-For, but TRUST_PROXY is 0: if the shop is behind a proxy, all customers count as one address. Set TRUST_PROXY to the number of proxies.',
    )
  })
}
