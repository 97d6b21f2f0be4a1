import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { unsaid } from './unsaid.ts'

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

const routeOf = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as { tsRestRoute?: AppRoute }).tsRestRoute

const isStream = (payload: unknown): payload is AsyncIterable<Uint8Array> =>
  typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload

const bytesOf = async (payload: unknown): Promise<Buffer> =>
  isStream(payload) ? buffer(payload) : Buffer.from((payload ?? '') as string | Buffer)

const decoded = (bytes: Buffer, reply: FastifyReply): string => {
  const decode = decoders[String(reply.getHeader('content-encoding'))]
  return (decode ? decode(bytes) : bytes).toString()
}

/**
 * What is wrong with an answer: an undeclared status or body, a field that the contract does not name, or a message
 * that cannot be translated into the buyer's language.
 */
const breachOf = (route: AppRoute, status: number, text: string): string | undefined => {
  const schema = route.responses[status] as z.ZodType | undefined
  if (!schema) return 'the status is not declared'
  const body: unknown = JSON.parse(text)
  const { data, error } = schema.safeParse(body)
  if (error) return error.message
  return isDeepStrictEqual(data, body)
    ? unsaid({ path: route.path, status, body })
    : `the contract reads it as ${JSON.stringify(data)}`
}

/**
 * Checks every answer of a server against the contract.
 * @returns the violations so far
 */
export const heldToContract = (app: FastifyInstance): (() => readonly string[]) => {
  const breaches: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const route = routeOf(request)
    if (!route || request.method === 'HEAD') return payload
    const bytes = await bytesOf(payload)
    const text = decoded(bytes, reply)
    const breach = breachOf(route, reply.statusCode, text)
    if (breach !== undefined)
      breaches.push(
        `${route.method} ${route.path} ${reply.statusCode}: ${breach}: ${text.slice(0, 500)}`,
      )
    return bytes
  })
  return () => breaches
}
