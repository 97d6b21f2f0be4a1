import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { distDir } from '../../server/app.ts'
import { rendererFile } from '../../server/storefront/page/renderer.ts'

const root = join(import.meta.dirname, '..', '..')
const stampFile = join(distDir, '.built-from')

/** A hash of all sources of the storefront. */
const sources = (): string => {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  const config = [
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'tools/*.ts',
    'tools/vite/*.ts',
    'tools/parts/noJsonSchema.cjs',
  ]
  const inputs = ['src/**/*', 'public/**/*', ...config]
  const files = globSync(inputs, { cwd: root }).filter((file) =>
    statSync(join(root, file)).isFile(),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes a `.br` and a `.gz` file beside every text file, so that the server need not compress them. */
const precompress = async (): Promise<void> => {
  const files = globSync('**/*.{html,js,css,svg,json,txt,webmanifest}', { cwd: distDir })
  await Promise.all(
    files.map(async (file) => {
      const path = join(distDir, file)
      const bytes = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${path}.br`, await compressBrotli(bytes, { params }))
      await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }))
    }),
  )
}

/** Builds the module that renders pages in the server's threads, with everything it imports. */
const buildRenderer = () =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/render/renderInThread.ts'),
      outDir: join(distDir, dirname(rendererFile)),
      emptyOutDir: true,
      target: 'node22',
      minify: 'oxc',
      rolldownOptions: {
        output: {
          codeSplitting: false,
          entryFileNames: basename(rendererFile),
          minify: { mangle: false, compress: true, codegen: { removeWhitespace: false } },
        },
      },
    },
  })

/** Builds the service worker with everything it imports. */
const buildWorker = () =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: {
        entry: join(root, 'src/app/worker/serviceWorker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
      outDir: distDir,
      emptyOutDir: false,
      target: 'baseline-widely-available',
    },
  })

/** Builds the storefront if its sources have changed. */
export const buildStorefront = async (): Promise<void> => {
  const stamp = sources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the storefront …')
  await build({ root, logLevel: 'warn' })
  await buildWorker()
  await precompress()
  await buildRenderer()
  writeFileSync(stampFile, stamp)
}
