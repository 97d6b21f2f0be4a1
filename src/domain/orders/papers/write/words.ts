import { formatDay } from '../../../settings/languages.ts'
import { formatGrams, formatMoney, formatPercent, type Minor } from '../../../settings/money.ts'
import type { PaperFacts } from '../paperFacts.ts'
import { fill, paperTextsOf } from '../texts/index.ts'
import type { PaperTexts } from '../texts/paperTexts.ts'

/** The words and formats of one paper. */
export interface Words {
  readonly texts: PaperTexts
  readonly language: string
  readonly money: (minor: Minor) => string
  readonly day: (moment: string | number) => string
  readonly grams: (grams: number) => string
  readonly percent: (percent: number) => string
}

export const wordsOf = ({ order, terms, language }: PaperFacts): Words => {
  const texts = paperTextsOf(language)
  return {
    texts,
    language,
    money: (minor) => formatMoney(minor, order.currency, language),
    day: (moment) => formatDay(moment, language, terms.seller.timeZone),
    grams: (grams) => fill(texts.grams, { weight: formatGrams(grams, language) }),
    percent: (value) => formatPercent(value, language),
  }
}
