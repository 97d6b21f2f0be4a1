import { compileServer } from './compileServer.ts'
import { buildStorefront } from './storefront.ts'

await buildStorefront()
await compileServer()
