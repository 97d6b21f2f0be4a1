import { spawnSync } from 'node:child_process'
import type { Plugin } from 'vite'

/** The commit of the working tree, with `-dirty` if files differ from it; empty without git. */
const commitHere = (): string => {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    ...{ cwd: import.meta.dirname, encoding: 'utf8' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trim() : ''
}

/** Gives the lab the commit that is served, as `import.meta.env.COMMIT`. */
export const commit = (): Plugin => ({
  name: 'commit',
  config: () => ({ define: { 'import.meta.env.COMMIT': JSON.stringify(commitHere()) } }),
})
