import { configure } from '@testing-library/react'

/** A slow machine is no failure: what a scenario waits for comes, or it never does. */
configure({ asyncUtilTimeout: 10_000 })
