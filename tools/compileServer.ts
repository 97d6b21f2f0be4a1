import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Compiles the server and the team's command line to JavaScript in `build/`, with everything they import. What
 * package.json lists under `dependencies` stays outside: packages with native code or with files of their own.
 */
export const compileServer = async (outDir = join(root, 'build')): Promise<void> => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log('Compiling the server …')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // In the one file, every module would count as the program that was started.
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
        },
        // All in one folder, which lies as deep as `server/`: the server finds `dist/` beside it.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
