import { config } from 'zod'

/** The shop's content security policy lets no page make code of text, so zod need not try. Servers may. */
if (typeof document !== 'undefined') config({ jitless: true })
