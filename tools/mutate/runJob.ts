import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { createVitest } from 'vitest/node'
import { instrument } from './instrument.ts'
import { readJob } from './job.ts'

/** Runs one test file in its own process, started by `runTest.ts`, so that a hanging test can be killed. */
const root = join(import.meta.dirname, '..', '..')
const { test, sources, patience } = readJob()
/** As in vitest.config.ts. */
const isInPage = test.startsWith('tests/app/') || test.endsWith('.tsx')

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: [test],
    environment: isInPage ? 'jsdom' : 'node',
    setupFiles: [
      'tests/support/failOnConsole.ts',
      ...(isInPage ? ['tests/support/patience.ts'] : []),
      'tools/mutate/sameSeed.ts',
    ],
    runner: 'tools/mutate/runner.ts',
    isolate: false,
    // Files that were transformed for one job are wrong for the next.
    fsModuleCache: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: patience / 2 } },
    reporters: [{}],
    silent: true,
  },
  {
    plugins: [
      react(),
      {
        name: 'mutants',
        enforce: 'pre',
        load(id) {
          const path = relative(root, id.split('?')[0] ?? id)
          return path in sources ? instrument(path, readFileSync(join(root, path), 'utf8')) : null
        },
      },
    ],
  },
)
await vitest.start()
await vitest.close()
process.exit(0)
