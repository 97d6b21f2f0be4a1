import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowserWithWindow, findChromium } from './tools/parts/chromium.mjs'
import { keepTemporaryFilesInMemory } from './tools/parts/memoryFolder.ts'

keepTemporaryFilesInMemory()

/** `npm run flows -- --watch` shows the browser. */
const isWatched = process.env.FLOW_STEP_MS !== undefined

/** End-to-end tests: the built storefront on the real server and database, in the machine's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/parts/prepare.ts',
  outputDir: '.cache/e2e',
  workers: 2,
  fullyParallel: true,
  // A slow machine is not a failure: these limits only end what never comes. `npm test` names the tests that take long.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // A trace costs as much as the walk: record one with `--trace on` when a test has failed.
    trace: 'off',
    // A service worker would make the calls that tests answer; the tests of offline pages allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: (isWatched ? findBrowserWithWindow() : findChromium()) ?? '',
      args: chromiumArgs,
    },
  },
})
