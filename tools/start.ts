import { readConfig } from '../server/config.ts'
import { isPassword } from '../server/customer/secrets.ts'
import { demoBuyer } from '../server/demo/buyer.ts'
import type { Deps } from '../server/deps.ts'
import { serve } from '../server/main.ts'
import { createShop } from '../server/open.ts'
import { sayStartErrors } from '../server/startError.ts'
import { fillIfEmpty } from './demoShop.ts'
import { buildStorefront } from './storefront.ts'
import { warmPictures } from './warmPictures.ts'

/** `npm start`: the shop with everything a newcomer needs to know printed below it. */
const welcome = async ({ config, engine }: Deps, address: string): Promise<string> => {
  const buyer = await engine.db
    .selectFrom('customer')
    .select('password_hash')
    .where('email', '=', demoBuyer.email)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  const isReady = await isPassword(buyer?.password_hash, demoBuyer.password)
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

await sayStartErrors(async () => {
  const config = readConfig()
  await buildStorefront()
  // A newcomer reads the welcome below, not a log; LOG_LEVEL=info brings it back.
  const deps = await createShop({ ...config, logLevel: process.env.LOG_LEVEL ?? 'warn' })
  const isNew = await fillIfEmpty(deps)
  const address = await serve(deps)
  console.log(await welcome(deps, address.replace('127.0.0.1', 'localhost')))
  // Whoever closes the shop meanwhile leaves the rest to be made when it is asked for.
  if (isNew) await warmPictures(deps, address).catch(() => undefined)
})
