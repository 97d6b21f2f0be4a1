import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'

/** `npm run dev:mock` as its own process, and where it says it stands. */
const startMock = async (): Promise<{ origin: string; process: ChildProcess }> => {
  const started = spawn(process.execPath, [join(import.meta.dirname, '../../tools/devMock.ts')], {
    env: { ...process.env, PORT: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: started.stdout })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (origin) return { origin, process: started }
  }
  throw new Error('the storefront on mocks ended before it stood')
}

/** The storefront on mocks, as a developer starts it. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const mock = await startMock()
      await use(mock.origin)
      mock.process.kill('SIGTERM')
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
})
