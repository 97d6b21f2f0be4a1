import { refuseOldNode } from './oldNode.ts'

/** The compiled server: `npm run serve`. */
refuseOldNode()
const { startServer } = await import('./startServer.ts')
await startServer()
