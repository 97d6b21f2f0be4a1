import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { base } from '../../lab/base.ts'
import { isOwn, saveFiles } from './saveFiles.ts'

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

/**
 * The flow lab on the development server: its page at `/__lab`, the pictures of its sample pieces, `PUT
 * /__lab/flows/<name>` and `PUT /__lab/journeys/<name>`, which save what was recorded in `folder`, and `GET
 * /__lab/charts?since=<revision>`, which describes the statecharts then and now. Not part of any build.
 */
export const labServer = (
  folder = join(import.meta.dirname, '..', '..', 'tests', 'flows'),
): Plugin => ({
  name: 'flow-lab',
  apply: 'serve',
  config: () => ({
    // `npm test` and `npm run flows` build pages there, which would reload those that are open.
    server: { watch: { ignored: ['**/.cache/**'] } },
    // If Vite discovered them late, the first page would load twice.
    optimizeDeps: {
      entries: ['index.html', 'src/app/pages/**/*.tsx', 'lab/main.tsx', 'lab/inspect/*.tsx'],
      include: [
        ...['elkjs/lib/elk.bundled.js', 'xstate/graph'],
        ...['@faker-js/faker', 'zod-schema-faker/v4'],
      ],
    },
  }),
  configureServer: (server) => {
    const load = <T>(file: string) => server.ssrLoadModule(file) as Promise<T>
    const saveFlow = saveFiles({
      ...{ folder, names: /^\w+\.\w+$/, what: 'flow' },
      smaller: 'take fewer steps',
      read: async (text) => {
        const { readFlow, writeFlow } =
          await load<typeof import('../../lab/run/flow.ts')>('/lab/run/flow.ts')
        return writeFlow(readFlow(text))
      },
    })
    const saveJourney = saveFiles({
      ...{ folder: join(folder, 'journeys'), names: /^\w+$/, what: 'journey' },
      smaller: 'open it in the lab, and end it earlier under Save',
      read: async (text) => {
        const { readJourney, writeJourney } =
          await load<typeof import('../../lab/journey/journey.ts')>('/lab/journey/journey.ts')
        return writeJourney(readJourney(text))
      },
    })
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
    server.middlewares.use(`${base}/flows`, saveFlow)
    server.middlewares.use(`${base}/journeys`, saveJourney)
    server.middlewares.use(`${base}/charts`, compare)
    server.middlewares.use(base, show)
  },
})
