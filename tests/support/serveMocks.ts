import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { getResponse, type RequestHandler } from 'msw'

const toRequest = async (origin: string, incoming: IncomingMessage): Promise<Request> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const { method = 'GET', url = '/', headers } = incoming
  return new Request(`${origin}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  })
}

/** Answers HTTP on a port of this machine with MSW handlers; a handler that throws is a 500 with its reason. */
export const serveMocks = async (handlers: readonly RequestHandler[]) => {
  /** The errors of handlers. */
  const failures: Error[] = []
  const server = createServer(async (incoming, outgoing) => {
    const request = await toRequest(origin, incoming)
    const response = await getResponse([...handlers], request).catch((error: Error) => {
      failures.push(error)
      return new Response(String(error.cause ?? error), { status: 500 })
    })
    const { status, headers } = response ?? { status: 404, headers: new Headers() }
    outgoing.writeHead(status, Object.fromEntries(headers))
    outgoing.end(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    failures,
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
