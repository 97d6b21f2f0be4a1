import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Currency, Language } from '../../contracts/settings.ts'
import type { Theme } from '../../domain/settings/theme.ts'
import { backOff } from '../parts/backOff.ts'
import { refuses, refusesToAct, refusesToWatch } from '../parts/refuses.ts'

/** Used until the shop's lists are loaded, or if they cannot be loaded (rule L1). */
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

/** The buyer's choices; null for those without a cookie. */
export interface Choices {
  readonly language: string | null
  readonly currency: string | null
  readonly theme: Theme
}

/** The buyer's choices in another tab. */
export interface ChoicesHeard {
  readonly type: 'choices.heard'
  readonly choices: Choices
}

/** The buyer's choices in this tab, for the other tabs. */
export interface ChoicesMade {
  readonly type: 'choices.made'
  readonly choices: Choices
}

const noLists: ShopLists = { languages: [defaultLanguage], currencies: [defaultCurrency] }

/** The language, the currency and the theme of the buyer, kept in cookies and the same in every tab (rule L4). */
export const preferencesMachine = setup({
  types: {
    context: {} as ShopLists & {
      language: Language
      currency: Currency
      theme: Theme
      /** The buyer's choices, even while the shop's lists cannot be loaded. */
      wanted: Codes
      /** The number of consecutive failures to load the lists. */
      failures: number
    },
    /** The content of the cookies. */
    input: {} as Choices,
    events: {} as
      | { type: 'language.chosen'; code: string }
      | { type: 'currency.chosen'; code: string }
      | { type: 'theme.chosen'; theme: Theme }
      | { type: 'lists.requested' }
      | ChoicesHeard,
  },
  actors: {
    loadLists: refuses<ShopLists>('loadLists'),
    /** Reports the choices of other tabs, and sends them those made here. */
    shareChoices: refusesToWatch<ChoicesMade>('shareChoices'),
  },
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
    useBaseCurrency: assign({
      currency: defaultCurrency,
      failures: ({ context }) => context.failures + 1,
    }),
    /** The buyer's choices, which are not shown while the lists cannot be loaded. */
    sendToTabs: sendTo(
      'tabs',
      ({ context: { wanted, theme } }): ChoicesMade => ({
        type: 'choices.made',
        choices: { ...wanted, theme },
      }),
    ),
    /** The choices of another tab. It has written the cookies. */
    followTab: assign(({ context }, { language, currency, theme }: Choices) => ({
      theme,
      wanted: {
        language: language ?? context.wanted.language,
        currency: currency ?? context.wanted.currency,
      },
      language: context.languages.find(({ iso_code }) => iso_code === language) ?? context.language,
      currency: context.currencies.find(({ code }) => code === currency) ?? context.currency,
    })),
  },
  guards: {
    isKnownLanguage: ({ context }, code: string) =>
      context.languages.some(({ iso_code }) => iso_code === code),
    isKnownCurrency: ({ context }, code: string) =>
      context.currencies.some((currency) => currency.code === code),
  },
  delays: { backOff: ({ context: { failures } }) => backOff(failures) },
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
    failures: 0,
  }),
  // Without it the tabs of a browser do not share their choices.
  invoke: { id: 'tabs', src: 'shareChoices', onError: {} },
  initial: 'loading',
  on: {
    'choices.heard': {
      actions: { type: 'followTab', params: ({ event }) => event.choices },
    },
    'language.chosen': {
      guard: { type: 'isKnownLanguage', params: ({ event }) => event.code },
      actions: [
        { type: 'chooseLanguage', params: ({ event }) => event.code },
        'rememberLanguage',
        'sendToTabs',
      ],
    },
    'currency.chosen': {
      guard: { type: 'isKnownCurrency', params: ({ event }) => event.code },
      actions: [
        { type: 'chooseCurrency', params: ({ event }) => event.code },
        'rememberCurrency',
        'sendToTabs',
      ],
    },
    'theme.chosen': {
      actions: [
        { type: 'chooseTheme', params: ({ event }) => event.theme },
        'rememberTheme',
        'sendToTabs',
      ],
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
    ready: {
      on: {
        'choices.heard': {
          actions: {
            type: 'followTab',
            params: ({ context, event }) => offered(context, event.choices),
          },
        },
      },
    },
    /** The cookies keep the buyer's choices, and the lists are reloaded (rule L5). */
    failed: {
      initial: 'waiting',
      on: { 'lists.requested': '.retrying' },
      states: {
        waiting: { after: { backOff: 'retrying' } },
        retrying: {
          invoke: {
            src: 'loadLists',
            onDone: {
              target: '#preferences.ready',
              actions: { type: 'keepLists', params: ({ event }) => event.output },
            },
            onError: { target: 'waiting', actions: 'useBaseCurrency' },
          },
          on: { 'lists.requested': {} },
        },
      },
    },
  },
})
/** The choices that the shop offers; null for the others. */
const offered = ({ languages, currencies }: ShopLists, choices: Choices): Choices => ({
  ...choices,
  language: languages.find(({ iso_code }) => iso_code === choices.language)?.iso_code ?? null,
  currency: currencies.find(({ code }) => code === choices.currency)?.code ?? null,
})

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>
type Snapshot = SnapshotFrom<typeof preferencesMachine>

export const selectLanguage = (snapshot: Snapshot) => snapshot.context.language.iso_code
export const selectCurrency = (snapshot: Snapshot) => snapshot.context.currency
export const selectTheme = (snapshot: Snapshot) => snapshot.context.theme
export const selectLanguages = (snapshot: Snapshot) => snapshot.context.languages
export const selectCurrencies = (snapshot: Snapshot) => snapshot.context.currencies
export const selectIsSettled = (snapshot: Snapshot) => !snapshot.matches('loading')

/** A shop without any still sells in its base currency and in English. */
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
