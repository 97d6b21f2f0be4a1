import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { labServer } from './tools/labServer.ts'
import { lighterLibraries } from './tools/lighterLibraries.ts'

/** The storefront. In development the real server answers `/api` and `/media` (`npm run dev`). */
const server = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`

/** The two faces that every page shows, fetched along with the page instead of after its styles. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(?:garamond|sans-3)-latin-wght-normal-[\w-]+\.woff2$/.test(file))
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

export default defineConfig({
  plugins: [react(), lighterLibraries(), preloadFonts(), labServer()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // One chunk that stays while the shop changes; what is loaded later, such as socket.io, has its own.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|react-i18next|scheduler|xstate|@xstate|i18next|use-sync-external-store|zod|@ts-rest|ky|js-cookie)\//,
            },
            {
              name: 'shop',
              test: /src\/(machines|contracts|domain|services|views\/(parts|shell))\//,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(
        ['/api', '/media', '/docs', '/openapi.json'].map((path) => [path, server]),
      ),
      '/socket.io': { target: server, ws: true },
    },
  },
})
