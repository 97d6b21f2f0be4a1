import { configure } from '@testing-library/react'

/** Long timeouts, so that tests do not fail on slow machines. */
configure({ asyncUtilTimeout: 10_000 })
