import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './tools/parts/chromium.mjs'

/** Tests of plain functions and machines. */
const logic = ['domain', 'machines', 'services']

const node = ['contract', 'server', 'mocks', 'tools', 'fuzz', 'lab', 'flows', 'simulation']

/** The files that open a test shop; they run on every database engine (docs/decisions/server/2026-11-21-postgres.md). */
const onEveryEngine = globSync('tests/{server,contract}/**/*.test.ts', {
  cwd: import.meta.dirname,
}).filter((file) =>
  /support\/shop\.ts'|\/serverWorld\.ts'/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
)

const onEngine = (name: 'pglite' | 'postgres', include: string[], globalSetup: string[]) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include,
    setupFiles: ['tests/support/failOnConsole.ts'],
    globalSetup,
    env: { TEST_ENGINE: name },
  },
})

export default defineConfig({
  plugins: [react()],
  test: {
    // A slow machine is no failure: tests wait on state, and these limits only end what never comes.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          include: logic.map((folder) => `tests/${folder}/**/*.test.ts`),
          setupFiles: ['tests/support/failOnConsole.ts'],
          // The files of a worker share their modules: loading them anew for each file takes longer than its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: node.map((folder) => `tests/${folder}/**/*.test.ts`),
          setupFiles: ['tests/support/failOnConsole.ts'],
        },
      },
      onEngine('pglite', onEveryEngine, ['tests/support/database/pgliteFolder.ts']),
      ...(process.env.TEST_DATABASE_URL
        ? [onEngine('postgres', [...onEveryEngine, 'tests/postgres/**/*.test.ts'], [])]
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
