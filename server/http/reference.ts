import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** The contract does not change while the process runs. */
let kept: ReturnType<typeof openApiDocument> | undefined
const readDocument = () => {
  kept ??= openApiDocument()
  return kept
}

/** Serves the API reference: the OpenAPI document at `/openapi.json` and a page at `/docs`. */
export const serveReference = async (app: FastifyInstance) => {
  const document = readDocument()
  app.get('/openapi.json', async () => document)
  await app.register(swagger, {
    mode: 'static',
    // The plugin's types know OpenAPI 3.0 only. It serves the document unchanged.
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, docExpansion: 'none', persistAuthorization: false },
  })
}
