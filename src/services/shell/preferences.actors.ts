import { fromCallback, fromPromise } from 'xstate'
import {
  type Choices,
  type ChoicesMade,
  preferencesMachine,
  type ShopLists,
} from '../../machines/shell/preferences.machine.ts'
import type { ShopCookies } from '../parts/cookies.ts'
import { ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { openTabChannel } from '../parts/tabChannel.ts'

/** The content of the cookies. */
export const readChoices = (
  cookies: Pick<ShopCookies, 'readLanguage' | 'readCurrency' | 'readTheme'>,
): Choices => ({
  language: cookies.readLanguage(),
  currency: cookies.readCurrency(),
  theme: cookies.readTheme(),
})

/** The lists of languages and currencies, and the cookies with the buyer's choices (rule L4). */
export const providePreferences = ({
  api,
  cookies,
  readUser,
}: Pick<PageServices, 'api' | 'readUser'> & { readonly cookies: ShopCookies }) => {
  /** The shop reads the cookie with this call, and writes later mails in that language (rule E5). */
  const tellShop = async () => {
    const user = readUser()
    if (user) await api.customer.checkVerified({ params: { id: user._id } })
  }

  const loadLists = fromPromise<ShopLists>(async ({ signal }) => {
    const [languages, currencies] = await Promise.all([
      api.settings.languages({ fetchOptions: { signal } }),
      api.settings.currencies({ fetchOptions: { signal } }),
    ])
    if (languages.status !== 200) throw new ServerFailure(languages.status, languages.body)
    if (currencies.status !== 200) throw new ServerFailure(currencies.status, currencies.body)
    return { languages: languages.body.data, currencies: currencies.body.data }
  })

  const shareChoices = fromCallback<ChoicesMade>(({ sendBack, receive }) => {
    const channel = openTabChannel<Choices>('alma.choices')
    const follow = (choices: Choices) => sendBack({ type: 'choices.heard', choices })
    receive(({ choices }) => channel.send(choices))
    return channel.listen(follow, () => follow(readChoices(cookies)))
  })

  return preferencesMachine.provide({
    actors: { loadLists, shareChoices },
    actions: {
      rememberLanguage: ({ context }) => {
        cookies.writeLanguage(context.language)
        // The next page that opens makes the same call.
        void tellShop().catch(() => undefined)
      },
      rememberCurrency: ({ context }) => cookies.writeCurrency(context.currency),
      rememberTheme: ({ context }) => cookies.writeTheme(context.theme),
    },
  })
}
