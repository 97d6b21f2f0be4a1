import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Currency, Language } from '../contracts/settings.ts'
import { refuses, refusesToAct } from './refuses.ts'

/** Until the shop's lists are here, and where they cannot be had (specification 9, defaults). */
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

const noLists: ShopLists = { languages: [defaultLanguage], currencies: [defaultCurrency] }

/** The language and the currency of the buyer, kept in cookies (specification 3). */
export const preferencesMachine = setup({
  types: {
    context: {} as ShopLists & { language: Language; currency: Currency },
    /** The codes that the cookies hold. */
    input: {} as { language: string | null; currency: string | null },
    events: {} as
      | { type: 'language.chosen'; code: string }
      | { type: 'currency.chosen'; code: string }
      | { type: 'lists.requested' },
  },
  actors: { loadLists: refuses<ShopLists>('loadLists') },
  actions: {
    /** Writes the cookie from `context.language`. */
    rememberLanguage: refusesToAct('rememberLanguage'),
    rememberCurrency: refusesToAct('rememberCurrency'),
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
    language: { ...defaultLanguage, iso_code: input.language ?? defaultLanguage.iso_code },
    currency: { ...defaultCurrency, code: input.currency ?? defaultCurrency.code },
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadLists',
        onDone: {
          target: 'ready',
          actions: assign(({ context, event: { output } }) => ({
            ...withDefaults(output),
            ...chosenOf(output, context.language.iso_code, context.currency.code),
          })),
        },
        // Prices without a rate would be wrong: the base currency it is, until the lists can be had.
        onError: {
          target: 'failed',
          actions: assign(({ context }) => ({
            language: context.language,
            currency: defaultCurrency,
          })),
        },
      },
    },
    ready: {
      on: {
        'language.chosen': {
          guard: { type: 'isKnownLanguage', params: ({ event }) => event.code },
          actions: [
            assign(({ context, event }) => chosenOf(context, event.code, context.currency.code)),
            'rememberLanguage',
          ],
        },
        'currency.chosen': {
          guard: { type: 'isKnownCurrency', params: ({ event }) => event.code },
          actions: [
            assign(({ context, event }) =>
              chosenOf(context, context.language.iso_code, event.code),
            ),
            'rememberCurrency',
          ],
        },
      },
    },
    failed: { on: { 'lists.requested': 'loading' } },
  },
})
export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>
type Snapshot = SnapshotFrom<typeof preferencesMachine>

export const selectLanguage = (snapshot: Snapshot) => snapshot.context.language.iso_code
export const selectCurrency = (snapshot: Snapshot) => snapshot.context.currency
export const selectLanguages = (snapshot: Snapshot) => snapshot.context.languages
export const selectCurrencies = (snapshot: Snapshot) => snapshot.context.currencies
export const selectIsSettled = (snapshot: Snapshot) => !snapshot.matches('loading')

/** A shop that has set up none still sells in its base currency and in English. */
const withDefaults = ({ languages, currencies }: ShopLists): ShopLists => ({
  languages: languages.length > 0 ? languages : noLists.languages,
  currencies: currencies.length > 0 ? currencies : noLists.currencies,
})

/** The chosen ones where the shop has them, else its defaults. */
const chosenOf = ({ languages, currencies }: ShopLists, language: string, currency: string) => ({
  language:
    languages.find(({ iso_code }) => iso_code === language) ??
    languages.find(({ iso_code }) => iso_code === defaultLanguage.iso_code) ??
    defaultLanguage,
  currency:
    currencies.find(({ code }) => code === currency) ??
    currencies.find(({ code }) => code === defaultCurrency.code) ??
    defaultCurrency,
})
