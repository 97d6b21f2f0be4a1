import { distDir } from '../app.ts'
import { StartError, sayStartErrors } from '../config/startError.ts'
import { serve } from '../main.ts'
import { openShop } from '../opening/open.ts'
import { isStorefrontBuilt, notBuilt } from '../storefront/static.ts'

/** Warnings about missing settings that a public shop needs, one line each. */
export const missingSettings = ({ PUBLIC_URL }: NodeJS.ProcessEnv): string[] =>
  PUBLIC_URL
    ? []
    : ['PUBLIC_URL is not set: links in mails lead to localhost. Set the address of the shop.']

/** Starts the server for production. Requires the built storefront. */
export const startServer = (): Promise<void> =>
  sayStartErrors(async () => {
    if (!isStorefrontBuilt(distDir)) throw new StartError(notBuilt)
    await serve(await openShop(), missingSettings(process.env))
  })
