import { execFileSync } from 'node:child_process'

const build = `import('./tools/parts/storefront.ts').then(({ buildStorefront }) => buildStorefront())`

/**
 * Builds the storefront before the tests of the server, which renders its pages. In a process of its own: Vite would
 * build React for development where NODE_ENV is `test`.
 */
export default function builtStorefront() {
  execFileSync(process.execPath, ['--eval', build], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
}
