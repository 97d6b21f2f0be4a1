import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run flows -- cart`: replays the recorded flows and the derived paths, on the machines and in Chromium;
 * of one machine when its name is given.
 */
const [machine = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')

const run = (name: string, ...args: string[]) =>
  spawnSync(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' })
    .status === 0

const steps = [
  () =>
    run('vitest', 'run', '--project', 'node', 'tests/flows', ...(machine ? ['-t', machine] : [])),
  () => run('node', join('tools', 'build.ts')),
  () => run('playwright', 'test', 'tests/e2e/lab/flows.spec.ts', '-g', `The machine ${machine}`),
]
process.exitCode = steps.every((step) => step()) ? 0 : 1
