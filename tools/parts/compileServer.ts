import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { minifyPageScript } from '../vite/minifyPageScript.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Compiles the server and the team's command line to JavaScript in `build/`, with everything they import. The
 * `dependencies` of package.json stay external: packages with native code or their own files.
 */
export const compileServer = async (outDir = join(root, 'build')): Promise<void> => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log('Compiling the server …')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [minifyPageScript()],
    // In a bundle, `import.meta.main` would be true for every module.
    define: { 'import.meta.main': 'false', 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: {
          server: join(root, 'server/production/serve.ts'),
          team: join(root, 'server/production/team.ts'),
          paperThread: join(root, 'server/orders/papers/paperThread.ts'),
        },
        // All in one folder at the same depth as `server/`, so that the server finds `dist/` beside it.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Without comments and white space: Node keeps the source in memory. Names stay, for stack traces.
          minify: { mangle: false, compress: false, codegen: true },
        },
      },
    },
  })
}
