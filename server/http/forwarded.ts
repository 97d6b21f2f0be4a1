import type { FastifyInstance } from 'fastify'

/**
 * Warns once if the shop seems to be behind a proxy while TRUST_PROXY is 0. All customers would share one address, and
 * wrong passwords of some would lock out the others. Any client can send the header, so this is only a warning.
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
