import { limitMalloc } from './limitMalloc.ts'
import { refuseOldNode } from './oldNode.ts'

/** The compiled server: `npm run serve`. */
refuseOldNode()
limitMalloc()
const { startServer } = await import('./startServer.ts')
await startServer()
