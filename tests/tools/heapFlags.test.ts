import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { heapFlags } from '../../tools/parts/heapFlags.ts'

test('npm start and npm run serve limit the heap like the drills', () => {
  const flags = heapFlags.join(' ')
  expect(packageJson.scripts.start).toBe(`node ${flags} tools/start.ts`)
  expect(packageJson.scripts.serve).toBe(`node ${flags} build/server.js`)
})
