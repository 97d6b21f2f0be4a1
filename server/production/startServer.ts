import { distDir } from '../app.ts'
import { StartError, sayStartErrors } from '../config/startError.ts'
import { serve } from '../main.ts'
import { openShop } from '../opening/open.ts'
import { isStorefrontBuilt, notBuilt } from '../storefront/static.ts'

/** Warnings about settings that a public shop needs, or must not have, one line each. */
export const doubtfulSettings = ({ PUBLIC_URL, TEST_PAYMENTS }: NodeJS.ProcessEnv): string[] => [
  ...(PUBLIC_URL
    ? []
    : ['PUBLIC_URL is not set: links in mails lead to localhost. Set the address of the shop.']),
  ...(TEST_PAYMENTS
    ? ['TEST_PAYMENTS is set: orders can be paid without money. Leave it out in a real shop.']
    : []),
]

/** Starts the server for production. Requires the built storefront. */
export const startServer = (): Promise<void> =>
  sayStartErrors(async () => {
    if (!isStorefrontBuilt(distDir)) throw new StartError(notBuilt)
    await serve(await openShop(), doubtfulSettings(process.env))
  })
