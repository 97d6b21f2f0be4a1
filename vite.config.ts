import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pages } from './src/domain/shell/pages.ts'
import { commit } from './tools/vite/commit.ts'
import { labServer } from './tools/vite/labServer.ts'
import { neededChunk } from './tools/vite/neededChunk.ts'
import { ownChunks } from './tools/vite/ownChunks.ts'
import { smallerLibraries } from './tools/vite/smallerLibraries.ts'

/** The storefront. In development the real server answers `/api` and `/media` (`npm run dev`). */
const server = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`

/** The two faces that every page shows, fetched along with the page instead of after its styles. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(?:titles|texts)-[\w-]+\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          },
        })),
  },
})

const source = (path: string) => join(import.meta.dirname, 'src', path)

/** Modules that load with each page of a customer. */
const forCustomers = ['app/loaders/customerLoaders.ts', 'services/customerMachines.ts'].map(source)

/** The pages that visitors open, and what starts them. */
const forVisitors = [
  ...['app/main.tsx', 'app/ahead/afterStart.ts', 'app/loaders/contentLoaders.ts'].map(source),
  ...pages.flatMap(({ access, code }) =>
    access === 'everyone' && code !== null ? source(`app/pages/${code}.tsx`) : [],
  ),
]

/** Their schemas are made before those of the other calls (makeSchemas.ts). */
const madeEarly = ['contracts/primitives.ts', 'contracts/account/customer.ts'].map(source)

export default defineConfig({
  plugins: [
    react(),
    preloadFonts(),
    labServer(),
    ownChunks(madeEarly),
    smallerLibraries(),
    commit(),
  ],
  resolve: {
    alias: [
      {
        // zod's classes import what generates JSON Schema, which only the server does.
        find: /^\.\.\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
        replacement: join(import.meta.dirname, 'tools/parts/noJsonSchema.cjs'),
      },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    manifest: true,
    // All styles are one small file: a page on HTTP/1.1 waits for requests longer than for bytes.
    cssCodeSplit: false,
    rolldownOptions: {
      // Chunks that stay while the shop changes: what every page runs on, and what calls the server.
      output: {
        // The first chunk names all the others. A character less of each hash saves 100 bytes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7].[ext]',
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              priority: 3,
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|xstate|@xstate|use-sync-external-store|js-cookie)\//,
            },
            // Run in a task of its own, before the views (startGuard.ts).
            {
              debugName: 'machines',
              name: neededChunk('machines', [source('app/main.tsx')]),
              priority: 3,
              test: /src\/(?:contracts|domain|machines|services)\//,
            },
            {
              debugName: 'shop',
              name: neededChunk('shop', [source('app/main.tsx')]),
              priority: 2,
            },
            // What the first page and all lists show: one file instead of six small ones.
            {
              name: 'cards',
              priority: 1,
              test: /views\/parts\/(product\/(ProductCard|ProductRow|StockNote|UnitPrice)|pictures\/WidePicture|hooks\/useDay|RetryNotice)/,
            },
            // What all forms share: one file instead of ten, each of which the first chunk would name.
            {
              name: 'forms',
              priority: 1,
              test: /views\/parts\/(forms\.module|fields\/(Field|FormProblem|PasswordField|SelectField|TextAreaField|useFocus))/,
            },
            // Shown by pages of orders, and chosen in forms of addresses.
            {
              name: 'countries',
              priority: 1,
              test: /domain\/account\/countries\.ts$|node_modules\/i18n-iso-countries\//,
            },
            // What the pages of orders share.
            {
              name: 'orders',
              priority: 1,
              test: /views\/orders\/(OrderLines|LoadedOrder|orders\.module)/,
            },
            // What pages of content need before they are shown; visitors make no call for them.
            {
              name: 'written',
              priority: 1,
              test: /domain\/(shell\/askedPage|content\/contentPages)\.ts$/,
            },
            // Said by later pages, which do not all call the server.
            {
              name: 'messages',
              priority: 1,
              test: /contracts\/messages\/(messages|refusals)\.ts$/,
            },
            // The code of the calls in three files, since making all schemas is a long task (makeSchemas.ts).
            {
              name: 'schemas',
              test: /node_modules\/(zod|@ts-rest)\/|src\/contracts\/(primitives|patterns|routes|threads)\.ts/,
            },
            {
              name: 'shopCalls',
              test: /src\/contracts\/(settings\.ts|selling\.ts|account\/|catalogue\/|content\/)/,
            },
            { name: 'calls', test: /node_modules\/ky\/|src\/contracts\/(?!pages)/ },
            // What the pages do before and after their calls. A page is taken over before it needs the calls themselves.
            {
              name: 'aroundCalls',
              test: /src\/(services\/.*\.calls|domain\/(shell\/said|account\/addressTexts)\.ts)/,
            },
            // What every page of a customer loads, and no page of a visitor: one file instead of ten.
            {
              debugName: 'customer',
              name: neededChunk('customer', forCustomers, forVisitors),
              // What visitors' pages need stays where it is.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(
        ['/api', '/media', '/docs', '/openapi.json', '/__pay'].map((path) => [path, server]),
      ),
      '/socket.io': { target: server, ws: true },
    },
  },
})
