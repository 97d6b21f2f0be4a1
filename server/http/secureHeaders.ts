import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/**
 * Sends the headers that keep browsers from running what the shop did not write, with every answer. They are the same
 * for all, so they are built once; Fastify's plugin for helmet builds them again for each answer.
 * @param publicUrl the address of the shop; only one with HTTPS asks browsers to keep to HTTPS
 * @param script the script in the page that may run, as a source of the policy
 */
export const secureHeaders = (app: FastifyInstance, publicUrl: string, script: string): void => {
  const addTo = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Catalogue pictures may come from the shop's object storage (rule C15).
        imgSrc: ["'self'", 'https:', 'data:'],
        scriptSrc: ["'self'", script],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The shop may be served over plain HTTP in a private network. HTTPS is up to the proxy.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => addTo(request.raw, reply.raw, () => done()))
}
