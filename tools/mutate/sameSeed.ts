import { fc } from '@fast-check/vitest'

/** Fixes the seed of property tests, so that scores are reproducible. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 })
