import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'

const base = '/__lab'
const entry = '/lab/main.tsx'

/** The page of the lab. */
export const labPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>`

const largest = 1_000_000

const bodyOf = async (request: Connect.IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) throw new Error('The flow is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Whether a page of the lab asks, and not another page in the same browser. */
const isOwn = ({ headers }: Connect.IncomingMessage) =>
  ['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'))

/** Whether a file exists and contains something else. */
const isOther = async (file: string, text: string) =>
  existsSync(file) && (await readFile(file, 'utf8')) !== text

/**
 * The flow lab on the development server: its page at `/__lab`, the pictures of its sample pieces, `PUT
 * /__lab/flows/<name>`, which saves a recorded flow in `folder`, and `GET /__lab/charts?since=<revision>`, which
 * describes the statecharts then and now. A flow of a name that another one has is answered 409; with `?replace` it
 * replaces that one. Not part of any build.
 */
export const labServer = (
  folder = join(import.meta.dirname, '..', '..', 'tests', 'flows'),
): Plugin => ({
  name: 'flow-lab',
  apply: 'serve',
  // If Vite discovered them late, the first page would load twice.
  config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk.bundled.js', 'xstate/graph'] } }),
  configureServer: (server) => {
    const save: Connect.NextHandleFunction = async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://lab')
      const name = pathname.slice(1)
      if (request.method !== 'PUT' || !isOwn(request) || !/^\w+\.\w+$/.test(name)) {
        response.writeHead(400).end('A flow is saved with PUT under machine.whatItShows')
        return
      }
      try {
        const { readFlow, writeFlow } = (await server.ssrLoadModule(
          '/lab/run/flow.ts',
        )) as typeof import('../../lab/run/flow.ts')
        const text = writeFlow(readFlow(await bodyOf(request)))
        const file = join(folder, `${name}.json`)
        if (!searchParams.has('replace') && (await isOther(file, text))) {
          response.writeHead(409).end(`There is another flow with the name ${name}`)
          return
        }
        await mkdir(folder, { recursive: true })
        await writeFile(file, text)
        response.writeHead(204).end()
      } catch (error) {
        response.writeHead(422).end(error instanceof Error ? error.message : String(error))
      }
    }
    const compare: Connect.NextHandleFunction = async (request, response) => {
      if (request.method !== 'GET' || !isOwn(request)) {
        response.writeHead(400).end('The charts are compared with GET from the lab')
        return
      }
      try {
        const { changesSince } = (await server.ssrLoadModule(
          '/tools/flows/changesSince.ts',
        )) as typeof import('../flows/changesSince.ts')
        const since = new URL(request.url ?? '/', 'http://lab').searchParams.get('since')
        const text = JSON.stringify(await changesSince(since ?? undefined))
        response.writeHead(200, { 'content-type': 'application/json' }).end(text)
      } catch (error) {
        response.writeHead(422).end(error instanceof Error ? error.message : String(error))
      }
    }
    const show: Connect.NextHandleFunction = async (request, response, next) => {
      if (request.method !== 'GET') return next()
      const html = await server.transformIndexHtml(request.originalUrl ?? base, labPage)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
    const draw: Connect.NextHandleFunction = async (request, response, next) => {
      const { pictureAt } = (await server.ssrLoadModule(
        '/mocks/catalogue/catalogue.ts',
      )) as typeof import('../../mocks/catalogue/catalogue.ts')
      const picture = pictureAt(request.originalUrl ?? '')
      if (picture === undefined) return next()
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture)
    }
    server.middlewares.use('/sample', draw)
    server.middlewares.use(`${base}/flows`, save)
    server.middlewares.use(`${base}/charts`, compare)
    server.middlewares.use(base, show)
  },
})
