import { distDir } from '../app.ts'
import { isStorefrontBuilt, notBuilt } from '../http/static.ts'
import { serve } from '../main.ts'
import { openShop } from '../open.ts'
import { StartError, sayStartErrors } from '../startError.ts'

/** Settings without which a shop on the web does not work as it should, each as one line of the log. */
export const missingSettings = ({ PUBLIC_URL }: NodeJS.ProcessEnv): string[] =>
  PUBLIC_URL
    ? []
    : ['PUBLIC_URL is not set: links in mails lead to localhost. Set the address of the shop.']

/** Starts the server as production runs it: with the built storefront, or not at all. */
export const startServer = (): Promise<void> =>
  sayStartErrors(async () => {
    if (!isStorefrontBuilt(distDir)) throw new StartError(notBuilt)
    await serve(await openShop(), missingSettings(process.env))
  })
