import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Currency, Language } from '../../contracts/settings.ts'
import type { Theme } from '../../domain/settings/theme.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'

/** Used until the shop's lists are loaded, and when they cannot be loaded (rule L1). */
export const defaultLanguage: Language = { _id: 'en', name: 'ENGLISH', iso_code: 'en' }
export const defaultCurrency: Currency = {
  _id: 'INR',
  name: 'Indian rupee',
  code: 'INR',
  symbol: '₹',
  exchange_rate: 1,
}

export interface ShopLists {
  readonly languages: readonly Language[]
  readonly currencies: readonly Currency[]
}

interface Codes {
  readonly language: string
  readonly currency: string
}

const noLists: ShopLists = { languages: [defaultLanguage], currencies: [defaultCurrency] }

/** The language, the currency and the theme of the buyer, kept in cookies (rule L4). */
export const preferencesMachine = setup({
  types: {
    context: {} as ShopLists & {
      language: Language
      currency: Currency
      theme: Theme
      /** What the buyer wants, even while the shop's lists cannot be loaded. */
      wanted: Codes
    },
    /** What the cookies hold. */
    input: {} as { language: string | null; currency: string | null; theme: Theme },
    events: {} as
      | { type: 'language.chosen'; code: string }
      | { type: 'currency.chosen'; code: string }
      | { type: 'theme.chosen'; theme: Theme }
      | { type: 'lists.requested' },
  },
  actors: { loadLists: refuses<ShopLists>('loadLists') },
  actions: {
    /** Writes the cookie from `context.language`. */
    rememberLanguage: refusesToAct('rememberLanguage'),
    rememberCurrency: refusesToAct('rememberCurrency'),
    rememberTheme: refusesToAct('rememberTheme'),
    chooseLanguage: assign(({ context }, code: string) => ({
      wanted: { ...context.wanted, language: code },
      language: languageOf(context, code),
    })),
    chooseCurrency: assign(({ context }, code: string) => ({
      wanted: { ...context.wanted, currency: code },
      currency: currencyOf(context, code),
    })),
    keepLists: assign(({ context: { wanted } }, lists: ShopLists) => ({
      ...withDefaults(lists),
      language: languageOf(lists, wanted.language),
      currency: currencyOf(lists, wanted.currency),
    })),
    chooseTheme: assign((_, theme: Theme) => ({ theme })),
    useBaseCurrency: assign({ currency: defaultCurrency }),
  },
  guards: {
    isKnownLanguage: ({ context }, code: string) =>
      context.languages.some(({ iso_code }) => iso_code === code),
    isKnownCurrency: ({ context }, code: string) =>
      context.currencies.some((currency) => currency.code === code),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({
    ...noLists,
    theme: input.theme,
    language: { ...defaultLanguage, iso_code: input.language ?? defaultLanguage.iso_code },
    currency: { ...defaultCurrency, code: input.currency ?? defaultCurrency.code },
    wanted: {
      language: input.language ?? defaultLanguage.iso_code,
      currency: input.currency ?? defaultCurrency.code,
    },
  }),
  initial: 'loading',
  on: {
    'language.chosen': {
      guard: { type: 'isKnownLanguage', params: ({ event }) => event.code },
      actions: [{ type: 'chooseLanguage', params: ({ event }) => event.code }, 'rememberLanguage'],
    },
    'currency.chosen': {
      guard: { type: 'isKnownCurrency', params: ({ event }) => event.code },
      actions: [{ type: 'chooseCurrency', params: ({ event }) => event.code }, 'rememberCurrency'],
    },
    'theme.chosen': {
      actions: [{ type: 'chooseTheme', params: ({ event }) => event.theme }, 'rememberTheme'],
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadLists',
        onDone: {
          target: 'ready',
          actions: { type: 'keepLists', params: ({ event }) => event.output },
        },
        // Prices without a rate would be wrong: use the base currency until the lists are loaded.
        onError: { target: 'failed', actions: 'useBaseCurrency' },
      },
    },
    ready: {},
    failed: { on: { 'lists.requested': 'loading' } },
  },
})
export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>
type Snapshot = SnapshotFrom<typeof preferencesMachine>

export const selectLanguage = (snapshot: Snapshot) => snapshot.context.language.iso_code
export const selectCurrency = (snapshot: Snapshot) => snapshot.context.currency
export const selectTheme = (snapshot: Snapshot) => snapshot.context.theme
export const selectLanguages = (snapshot: Snapshot) => snapshot.context.languages
export const selectCurrencies = (snapshot: Snapshot) => snapshot.context.currencies
export const selectIsSettled = (snapshot: Snapshot) => !snapshot.matches('loading')

/** A shop that has not set up any still sells in its base currency and in English. */
const withDefaults = ({ languages, currencies }: ShopLists): ShopLists => ({
  languages: languages.length > 0 ? languages : noLists.languages,
  currencies: currencies.length > 0 ? currencies : noLists.currencies,
})

/** The requested language if the shop has it, else the default. */
const languageOf = ({ languages }: ShopLists, wanted: string) =>
  languages.find(({ iso_code }) => iso_code === wanted) ??
  languages.find(({ iso_code }) => iso_code === defaultLanguage.iso_code) ??
  defaultLanguage

const currencyOf = ({ currencies }: ShopLists, wanted: string) =>
  currencies.find(({ code }) => code === wanted) ??
  currencies.find(({ code }) => code === defaultCurrency.code) ??
  defaultCurrency
