import { config } from 'zod'

/** The shop's content security policy forbids `eval` in pages, so zod must not try it. Servers may. */
if (typeof document !== 'undefined') config({ jitless: true })
