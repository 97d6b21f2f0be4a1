import { join } from 'node:path'
import type { Plugin } from 'vite'

const inModules = (path: string) => join(import.meta.dirname, '../../node_modules', path)

/**
 * Makes the build use smaller files that its libraries' packages contain:
 * - React Router without warnings for developers;
 * - `useSyncExternalStore` of React itself, instead of a copy for React 17.
 */
export const smallerLibraries = (): Plugin => ({
  name: 'smaller-libraries',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: inModules('react-router/dist/production/index.mjs'),
        },
        {
          find: /^react-router\/dom$/,
          replacement: inModules('react-router/dist/production/dom-export.mjs'),
        },
        { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
      ],
    },
  }),
})
