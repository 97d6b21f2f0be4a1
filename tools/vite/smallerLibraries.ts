import { join } from 'node:path'
import type { Plugin } from 'vite'

const inModules = (path: string) => join(import.meta.dirname, '../../node_modules', path)

/**
 * Builds the storefront with smaller files of its libraries, which their packages contain, too:
 * - React Router without its warnings to developers;
 * - `useSyncExternalStore` of React itself, instead of a copy for versions before 18.
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
