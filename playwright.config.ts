import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tools/chromium.mjs'

/** End-to-end tests: the built storefront on the real server and database, in the machine's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: chromiumArgs,
    },
  },
})
