import { demoSelling } from '../../../server/demo/catalogue/selling.ts'
import {
  demoCurrencies,
  demoLanguages,
  demoSettings,
} from '../../../server/demo/catalogue/settings.ts'
import type { contract } from '../../../src/contracts/index.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import type { Currency, Language, StoreSettings } from '../../../src/contracts/settings.ts'
import { noTerms, termsAt } from '../../../src/domain/orders/charges/terms.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { categories, pictureFolder } from '../../catalogue/catalogue.ts'
import type { Answers } from '../parts/answers.ts'
import { refuseField } from '../parts/refusal.ts'

export const languages: readonly Language[] = demoLanguages.map((language) => ({
  _id: language.iso_code,
  ...language,
}))

export const currencies: readonly Currency[] = demoCurrencies.map((currency) => ({
  _id: currency.code.toLowerCase(),
  ...currency,
}))

export const store: StoreSettings = {
  categories: [...categories],
  ...demoSettings(pictureFolder),
}

/** Languages, currencies, header and footer of the demo shop. */
export const answerSettings = (): Answers<typeof contract.settings> => ({
  languages: () => ({ data: [...languages] }),
  currencies: () => ({ data: [...currencies] }),
  store: () => store,
})

/** The terms in force (rule M7). @param now ms since the epoch */
export const termsNow = (now: number): SellingTerms =>
  termsAt(demoSelling, now) ?? noTerms(store.customization.shopName)

/** @throws Refusal 422 when the shop has no such currency */
export const currencyOf = (code: string): Currency =>
  currencies.find((currency) => currency.code === code) ??
  refuseField('currency', said('refusal.noCurrency', { code }))
