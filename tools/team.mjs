// The shop team's command line: of the compiled server in a production install, else from the TypeScript sources.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isClone = existsSync(join(root, 'node_modules', 'vite'))
await import(isClone ? '../server/cli/main.ts' : '../build/team.js')
