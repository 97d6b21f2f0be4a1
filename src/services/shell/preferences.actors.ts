import { fromPromise } from 'xstate'
import { preferencesMachine, type ShopLists } from '../../machines/shell/preferences.machine.ts'
import type { ShopCookies } from '../parts/cookies.ts'
import { ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

/** The lists of languages and currencies, and the cookies that keep what the buyer has chosen (rule L4). */
export const providePreferences = ({
  api,
  cookies,
}: Pick<PageServices, 'api'> & { readonly cookies: ShopCookies }) => {
  const loadLists = fromPromise<ShopLists>(async ({ signal }) => {
    const [languages, currencies] = await Promise.all([
      api.settings.languages({ fetchOptions: { signal } }),
      api.settings.currencies({ fetchOptions: { signal } }),
    ])
    if (languages.status !== 200) throw new ServerFailure(languages.status, languages.body)
    if (currencies.status !== 200) throw new ServerFailure(currencies.status, currencies.body)
    return { languages: languages.body.data, currencies: currencies.body.data }
  })

  return preferencesMachine.provide({
    actors: { loadLists },
    actions: {
      rememberLanguage: ({ context }) => cookies.writeLanguage(context.language),
      rememberCurrency: ({ context }) => cookies.writeCurrency(context.currency),
      rememberTheme: ({ context }) => cookies.writeTheme(context.theme),
    },
  })
}
