import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** `npm run fuzz -- --cases N`: drives every operation of the API with N valid and broken requests each. */
const { values } = parseArgs({ options: { cases: { type: 'string', default: '3000' } } })
const vitest = join(import.meta.dirname, '..', 'node_modules', '.bin', 'vitest')
const { status } = spawnSync(vitest, ['run', '--project', 'node', 'tests/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_CASES: values.cases },
})
process.exitCode = status ?? 1
