import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/**
 * Starts PostgreSQL in WebAssembly.
 *
 * V8 compiles the wrapper of an imported function once it was called 1,000 times, and frees the generic one. Node 24
 * sometimes aborts there ("Check failed: jit_page_->allocations_.erase", nodejs/node#64500). With this budget of calls
 * no wrapper is replaced.
 */
export const startPglite = (options: PGliteOptions = {}): Promise<PGlite> => {
  setFlagsFromString('--wasm-wrapper-tiering-budget=2000000000')
  return PGlite.create(options)
}
