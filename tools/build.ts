import { buildStorefront } from './storefront.ts'

await buildStorefront()
