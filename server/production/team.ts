import { refuseOldNode } from './oldNode.ts'

/** The shop team's command line, compiled: `node build/team.js --help`. */
refuseOldNode()
await import('../cli/main.ts')
