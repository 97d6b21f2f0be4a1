import type { FieldSentence } from '../shell/fieldIssue.ts'
import type { CountryCode } from './countries.ts'

/** Numbers in the form of each country whose rule is known. They belong to nobody: their checksums are wrong. */
const examples: Readonly<Record<CountryCode, string>> = {
  ...{ AD: 'ADU123456A', AT: 'ATU12345678', AU: 'AU12345678901', BE: 'BE0123456789' },
  ...{ BG: 'BG123456789', BR: 'BR12345678901234', CH: 'CHE123456789MWST', CY: 'CY12345678A' },
  ...{ CZ: 'CZ12345678', DE: 'DE123456789', DK: 'DK12345678', EE: 'EE101234567' },
  ...{ ES: 'ESB12345678', FI: 'FI12345678', FR: 'FR12345678901', GB: 'GB123456789' },
  ...{ GR: 'EL123456789', HR: 'HR12345678901', HU: 'HU12345678', IE: 'IE1234567A' },
  ...{ IM: 'GB123456789', IN: '27ABCDE1234F1Z5', IT: 'IT12345678901', LT: 'LT123456789' },
  ...{ LU: 'LU12345678', LV: 'LV12345678901', MC: 'FR12345678901', MT: 'MT12345678' },
  ...{ NL: 'NL123456789B01', NO: '123456789MVA', PL: 'PL1234567890', PT: 'PT123456789' },
  ...{ RO: 'RO1234567890', RS: 'RS123456789', RU: 'RU1234567890', SE: 'SE123456789001' },
  ...{ SI: 'SI12345678', SK: 'SK1234567890' },
}

/** The sentence about a VAT number that is not right in its country. */
export const vatSentence = (country: CountryCode): FieldSentence | undefined => {
  const example = examples[country]
  return example === undefined ? undefined : { key: 'field.vatLike', values: { example } }
}
