import { fc } from '@fast-check/vitest'

/** A score must not depend on luck: every run of a property tries the same values. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 })
