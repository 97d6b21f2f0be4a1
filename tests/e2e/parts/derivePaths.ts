import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { arePathsFresh } from '../../support/flows/flowPaths.ts'

const root = join(import.meta.dirname, '../../..')

/** Computes the paths of the machines, unless they are up to date. */
export function derivePaths(): void {
  if (arePathsFresh()) return
  const vitest = join(root, 'node_modules/.bin/vitest')
  execFileSync(vitest, ['run', '--project', 'node', 'tests/flows/paths.test.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
