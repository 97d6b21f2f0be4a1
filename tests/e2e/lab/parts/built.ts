import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { build, type Plugin } from 'vite'
import { mockEntry } from '../../../../tools/parts/mockStorefront.ts'
import { labPage } from '../../../../tools/vite/labServer.ts'
import { samplePictures } from '../../../../tools/vite/samplePictures.ts'

const root = join(import.meta.dirname, '../../../..')

/** The lab and the storefront on mocks, built. */
export const builtFolder = join(root, '.cache/labAndMocks')
export const labFile = 'lab.html'

const stampFile = join(builtFolder, '.built-from')

/** A hash of all sources of both. */
const sources = (): string => {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  const inputs = [
    '{src,lab,mocks,server/demo,public,tools/{parts,contract,vite}}/**/*',
    'tests/flows/**/*.json',
    'index.html',
    'package-lock.json',
  ]
  const files = globSync(inputs, { cwd: root }).filter((file) =>
    statSync(join(root, file)).isFile(),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** The page of the lab, which has no file. */
const labEntry = (): Plugin => {
  const id = join(root, labFile)
  return {
    name: 'lab-entry',
    resolveId: (asked) => (asked === id ? id : undefined),
    load: (asked) => (asked === id ? labPage : undefined),
  }
}

/**
 * Builds the lab and the storefront on mocks for the tests, unless the sources are unchanged. They are development
 * builds, so that the inspector is included, but consist of few files: a development server sends hundreds. React is
 * that of the shop, since a page opens with a fifth less work; React's warnings fail the tests of views and the stories.
 */
export const buildLabAndMocks = async (): Promise<void> => {
  const stamp = sources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'development'
  await build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'warn',
    plugins: [react(), mockEntry(), labEntry(), msw({ mode: 'worker-only' }), samplePictures()],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      target: 'esnext',
      minify: false,
      outDir: builtFolder,
      emptyOutDir: true,
      rolldownOptions: {
        input: [join(root, 'index.html'), join(root, labFile)],
        // The service worker of the mocks asks the page about every file.
        output: {
          codeSplitting: {
            groups: [
              { name: 'chart', priority: 1, test: /node_modules\/elkjs\// },
              { name: 'libraries', test: /node_modules\// },
              { name: 'shop', test: /\/src\/(?!app\/main)/ },
              { name: 'lab', test: /\/lab\/(?!main)/ },
            ],
          },
        },
      },
    },
  })
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  writeFileSync(stampFile, stamp)
}
