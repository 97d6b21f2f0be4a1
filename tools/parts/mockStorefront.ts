import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { commit } from '../vite/commit.ts'
import { labServer } from '../vite/labServer.ts'

/** The page starts the mocks instead of the shop. */
export const mockEntry = (): Plugin => ({
  name: 'mock-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/app/main.tsx', '/src/app/main.mock.tsx'),
  },
})

/**
 * Vite with the storefront on mocks and no server behind it. It has a separate configuration, so that neither the mocks
 * nor the service worker of msw can get into a build.
 */
export const serveMockStorefront = async (port: number): Promise<ViteDevServer> => {
  const vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..', '..'),
    cacheDir: 'node_modules/.vite-mock',
    plugins: [react(), mockEntry(), msw({ mode: 'worker-only' }), labServer(), commit()],
    // The plugin chooses the entry, so Vite's dependency scan does not find it.
    optimizeDeps: { entries: ['src/app/main.mock.tsx'] },
    server: { port, strictPort: true },
  })
  await vite.listen()
  return vite
}
