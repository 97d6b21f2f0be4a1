import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Prices } from '../../contracts/catalogue.ts'
import type { MultilingualText } from '../../contracts/primitives.ts'
import { localeOf } from '../../domain/languages.ts'
import {
  type DisplayCurrency,
  displayUnit,
  formatGrams,
  formatMoney,
  type Minor,
} from '../../domain/money.ts'
import { inLanguage } from '../../domain/multilingual.ts'
import { selectCurrency } from '../../machines/preferences.machine.ts'
import { useShop } from '../shell/shop.ts'

/**
 * How the buyer reads texts, money, weights and days: in the chosen currency, and in the language that is spoken,
 * so that all of it changes in the moment when its catalogue is here.
 */
export const useFormats = () => {
  const { preferences } = useShop()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const currency = useSelector(preferences, selectCurrency)
  return {
    language,
    currency,
    text: (text: MultilingualText | null | undefined) => inLanguage(text, language),
    /** Minor units of the chosen currency, or of the one that an order froze. */
    money: (minor: Minor, of: Pick<DisplayCurrency, 'symbol'> = currency) =>
      formatMoney(minor, of, language),
    price: (prices: Prices) => formatMoney(displayUnit(prices, currency), currency, language),
    grams: (grams: number) => formatGrams(grams, language),
    /** With its unit; a dash where the shop does not know it. */
    weight: (grams: number) =>
      grams > 0 ? t('product.grams', { grams: formatGrams(grams, language) }) : '–',
    count: (count: number) => new Intl.NumberFormat(localeOf(language)).format(count),
    day: (timestamp: string | number) =>
      new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(
        new Date(timestamp),
      ),
  }
}
