import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './tools/parts/chromium.mjs'
import { keepTemporaryFilesInMemory } from './tools/parts/memoryFolder.ts'

keepTemporaryFilesInMemory()

/** What the shop makes of data that it has read: pages from answers of the API, and HTML from Markdown. */
const afterReading = /^tests\/server\/(storefront|content\/markdown)/

/**
 * The files that open a test shop, themselves or by a helper beside them, `…Shop.ts`; they run on every database engine
 * (docs/decisions/server/2026-11-21-postgres.md).
 */
const onEveryEngine = globSync('tests/{server,contract}/**/*.test.ts', {
  cwd: import.meta.dirname,
})
  .filter((file) => !afterReading.test(file))
  .filter((file) =>
    /support\/shop\.ts'|\/serverWorld\.ts'|'\.\/\w+Shop\.ts'/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  )

/** Files that replace a module, which no other file may get to see. */
const withReplacedModules = [
  'tests/server/opening.test.ts',
  'tests/server/account/hashing.test.ts',
  'tests/server/account/knownAddresses.test.ts',
  'tests/server/account/passwordRaces.test.ts',
]

interface NodeTests {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  readonly globalSetup?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whether each file has modules of its own. Loading them again takes longer than most files. */
  readonly isolate?: boolean
}

const nodeTests = ({
  name,
  include,
  exclude = [],
  globalSetup = [],
  env = {},
  isolate = false,
}: NodeTests) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include: [...include],
    exclude: [...exclude],
    globalSetup: [...globalSetup],
    setupFiles: ['tests/support/failOnConsole.ts'],
    env: { ...env },
    isolate,
  },
})

/** The same tests, with the files that replace a module apart. */
const isolatedWhereNeeded = (tests: NodeTests) => [
  nodeTests({ ...tests, exclude: withReplacedModules }),
  nodeTests({
    ...tests,
    name: `${tests.name}-replaced`,
    include: withReplacedModules.filter(
      (file) => tests.name === 'node' || onEveryEngine.includes(file),
    ),
    isolate: true,
  }),
]

const builtStorefront = 'tests/support/builtStorefront.ts'

const folders = (...names: readonly string[]) => names.map((name) => `tests/${name}/**/*.test.ts`)

export default defineConfig({
  plugins: [react()],
  test: {
    // A slow machine is not a failure: tests wait on state, and these limits only end what never comes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    projects: [
      nodeTests({ name: 'logic', include: folders('domain', 'machines', 'services') }),
      ...isolatedWhereNeeded({
        name: 'node',
        globalSetup: [builtStorefront],
        include: folders(
          ...['contract', 'server', 'mocks', 'tools', 'fuzz', 'lab', 'flows', 'simulation'],
        ),
      }),
      ...isolatedWhereNeeded({
        name: 'pglite',
        include: onEveryEngine,
        globalSetup: [builtStorefront, 'tests/support/database/pgliteFolder.ts'],
        env: { TEST_ENGINE: 'pglite' },
      }),
      ...(process.env.TEST_DATABASE_URL
        ? isolatedWhereNeeded({
            name: 'postgres',
            globalSetup: [builtStorefront],
            include: [...onEveryEngine, ...folders('postgres')],
            env: { TEST_ENGINE: 'postgres' },
          })
        : []),
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'jsdom',
          include: ['tests/{views,lab}/**/*.test.tsx', 'tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/patience.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? '', args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
