import { limitMalloc } from '../server/production/limitMalloc.ts'

/** `npm start`: the shop with a demo catalogue. */
limitMalloc()
const { startDemo } = await import('./start/startDemo.ts')
await startDemo()
