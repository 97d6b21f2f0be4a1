import { compileServer } from './parts/compileServer.ts'
import { buildStorefront } from './parts/storefront.ts'

await buildStorefront()
await compileServer()
