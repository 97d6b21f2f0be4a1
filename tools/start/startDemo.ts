import { randomUUID } from 'node:crypto'
import { isPassword } from '../../server/account/secrets.ts'
import { readConfig } from '../../server/config/config.ts'
import { sayStartErrors } from '../../server/config/startError.ts'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { serve } from '../../server/main.ts'
import type { Deps } from '../../server/opening/deps.ts'
import { createShop } from '../../server/opening/open.ts'
import { fillIfEmpty } from '../parts/demoShop.ts'
import { buildStorefront } from '../parts/storefront.ts'

/** Whether the demo buyer can log in with the password of the demo. */
const isDemo = async ({ engine }: Deps): Promise<boolean> => {
  const buyer = await engine.db
    .selectFrom('customer')
    .select('password_hash')
    .where('email', '=', demoBuyer.email)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  return isPassword(buyer?.password_hash, demoBuyer.password)
}

/** The demo offers test payments (rule O29). */
const withTestPayments = (deps: Deps): Deps => ({
  ...deps,
  config: { ...deps.config, testPayments: deps.config.testPayments ?? randomUUID() },
})

/** `npm start`: starts the shop and prints instructions for newcomers. */
const welcome = ({ config }: Deps, address: string, isReady: boolean): string => {
  const mail = config.smtpUrl
    ? 'goes out over SMTP_URL'
    : 'npm run team -- outbox          (and "outbox last" prints the newest)'
  return [
    '',
    `  Alma is open:      ${address}`,
    ...(isReady ? [`  Demo buyer:        ${demoBuyer.email}, password ${demoBuyer.password}`] : []),
    '  Verify a customer: npm run team -- verify EMAIL    (who waits: npm run team -- customers --pending)',
    `  Outgoing mail:     ${mail}`,
    '',
  ].join('\n')
}

/** Builds the storefront if it has changed, fills an empty shop, and serves it. */
export const startDemo = () =>
  sayStartErrors(async () => {
    const config = readConfig()
    await buildStorefront()
    // Newcomers see the instructions instead of the log. LOG_LEVEL=info shows the log.
    const deps = await createShop({ ...config, logLevel: process.env.LOG_LEVEL ?? 'warn' })
    await fillIfEmpty(deps)
    const isReady = await isDemo(deps)
    const address = await serve(isReady ? withTestPayments(deps) : deps)
    console.log(welcome(deps, address.replace('127.0.0.1', 'localhost'), isReady))
  })
