import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from './parts/runProgram.ts'

/** `npm run fuzz -- --cases N`: drives every operation of the API with N valid and broken requests each. */
const { values } = parseArgs({ options: { cases: { type: 'string', default: '3000' } } })
const vitest = join(import.meta.dirname, '..', 'node_modules', '.bin', 'vitest')
const passed = runProgram(vitest, ['run', '--project', 'node', 'tests/fuzz'], {
  env: { ...process.env, FUZZ_CASES: values.cases },
})
process.exitCode = passed ? 0 : 1
