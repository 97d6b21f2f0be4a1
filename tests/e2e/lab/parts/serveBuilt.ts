import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { contentTypeOf } from '../../parts/contentTypes.ts'
import { builtFolder, labFile } from './built.ts'

const fileAt = (path: string) => {
  if (extname(path)) return path
  return path.startsWith('/__lab') ? labFile : 'index.html'
}

/** The built lab and storefront on mocks, on a server for these files only. */
export const serveBuilt = async (): Promise<{ origin: string; close: () => void }> => {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = fileAt(new URL(url, 'http://shop').pathname)
    const body = await readFile(join(builtFolder, file)).catch(() => null)
    if (body === null) return response.writeHead(404).end()
    return response
      .setHeader('content-type', contentTypeOf(file))
      .setHeader('cache-control', file.startsWith('/assets/') ? 'max-age=3600' : 'no-cache')
      .end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
