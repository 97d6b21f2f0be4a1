import type { Prices } from '../../../contracts/catalogue/product.ts'
import type { MultilingualText } from '../../../contracts/primitives.ts'
import { formatCount } from '../../../domain/settings/languages.ts'
import {
  type DisplayCurrency,
  type DisplayPrice,
  displayPrice,
  formatGrams,
  formatMoney,
  formatPercent,
  type Minor,
  toPaise,
  unitPrice,
} from '../../../domain/settings/money.ts'
import { inLanguage } from '../../../domain/shell/multilingual.ts'
import { useCurrency } from './useCurrency.ts'
import { useTranslation } from './useTranslation.ts'

/** A price, with the number of pieces if it is not one. */
export interface PriceTexts {
  readonly amount: string
  /** Such as "/ 100 pieces"; empty for one piece. */
  readonly per: string
}

/**
 * The formats of texts, money and weights for the buyer: in the chosen currency and the current language, so that
 * everything changes at the moment when its catalogue has loaded.
 */
export const useFormats = () => {
  const { t, language } = useTranslation()
  const currency = useCurrency()
  const money = (minor: Minor, of: Pick<DisplayCurrency, 'symbol'> = currency) =>
    formatMoney(minor, of, language).replace('-', '−')
  const count = (number: number) => formatCount(number, language)
  const shownPrice = (
    { minor, pieces }: DisplayPrice,
    of: Pick<DisplayCurrency, 'symbol'> = currency,
  ): PriceTexts => ({
    amount: money(minor, of),
    per: pieces === 1 ? '' : t('product.perPieces', { count: pieces, pieces: count(pieces) }),
  })
  const price = (prices: Prices) => shownPrice(displayPrice(toPaise(unitPrice(prices)), currency))
  return {
    language,
    currency,
    text: (text: MultilingualText | null | undefined) => inLanguage(text, language),
    /** A rate of tax, such as `3 %`. */
    percent: (rate: number) => formatPercent(rate, language),
    /** Minor units of the chosen currency, or of the one that an order froze; below 0 with a minus sign, no hyphen. */
    money,
    /** The price of a piece in the chosen currency. */
    price,
    /** The same inside a sentence (rule M4). */
    priceText: (prices: Prices): string => {
      const { amount, per } = price(prices)
      return [amount, per].filter(Boolean).join(' ')
    },
    /** A price in the chosen currency, or in the one that an order froze. */
    shownPrice,
    grams: (grams: number) => formatGrams(grams, language),
    /** With its unit; a dash if unknown. */
    weight: (grams: number) =>
      grams > 0 ? t('product.grams', { grams: formatGrams(grams, language) }) : '–',
    count,
  }
}
