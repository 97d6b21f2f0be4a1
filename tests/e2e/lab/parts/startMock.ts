import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** `npm run dev:mock` as a separate process, and the address that it prints. */
export const startMock = async (): Promise<{ origin: string; process: ChildProcess }> => {
  const started = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../../tools/devMock.ts')],
    {
      env: { ...process.env, PORT: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface({ input: started.stdout })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (origin) return { origin, process: started }
  }
  throw new Error('the storefront on mocks ended before it was ready')
}
