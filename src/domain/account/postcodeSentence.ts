import type { FieldSentence } from '../shell/fieldIssue.ts'
import type { CountryCode } from './countries.ts'
import { hasPostcodes, postcodeOf } from './postcode.ts'

/** A postal code of each country whose codes are not just a number of digits. */
const examples: Readonly<Record<CountryCode, string>> = {
  ...{ AD: 'AD500', AI: 'AI-2640', AR: 'C1425ABC', AS: '96799', BB: 'BB15094', BH: '317' },
  ...{ BL: '97133', BM: 'HM 12', BN: 'BA 1311', CA: 'K1A 0B1', CC: '6799', CR: '10101' },
  ...{ CX: '6798', FK: 'FIQQ 1ZZ', FM: '96941', GB: 'SW1A 1AA', GF: '97300', GG: 'GY1 1AA' },
  ...{ GI: 'GX11 1AA', GL: '3900', GP: '97100', GS: 'SIQQ 1ZZ', GU: '96910', IE: 'D02 AF30' },
  ...{ IL: '9614303', IM: 'IM1 1AA', IO: 'BBND 1ZZ', JE: 'JE2 3AB', JP: '100-0001' },
  ...{ KY: 'KY1-1200', LB: '1100', LI: '9490', MC: '98000', MF: '97150', MH: '96960' },
  ...{ MP: '96950', MQ: '97200', MT: 'VLT 1117', NC: '98800', NF: '2899', NI: '443-022' },
  ...{ NL: '1012 AB', PF: '98714', PL: '00-950', PM: '97500', PN: 'PCRN 1ZZ', PR: '00901' },
  ...{ PT: '1000-205', PW: '96940', RE: '97400', RS: '11000', SH: 'STHL 1ZZ', SM: '47890' },
  ...{ SV: 'CP 1101', SZ: 'H100', TC: 'TKCA 1ZZ', TW: '100', TZ: '11101', UM: '96898' },
  ...{ VA: '00120', VC: 'VC0100', VG: 'VG1110', VI: '00801', VN: '100000', WF: '98600' },
  YT: '97600',
}

const lengths = [3, 4, 5, 6, 7, 8, 9, 10]
const digits = [...'0123456789']

/** The number of digits of a country's postal codes, found by trial: the patterns of the library are its own. */
const digitsIn = (country: CountryCode): number | undefined =>
  lengths.find((length) =>
    digits.some((digit) => postcodeOf(country, digit.repeat(length)) !== undefined),
  )

/** The sentence about a postal code that does not have the form of its country's. */
export const postcodeSentence = (country: CountryCode): FieldSentence | undefined => {
  const example = examples[country]
  if (example !== undefined) return { key: 'field.postalLike', values: { example } }
  const count = hasPostcodes(country) ? digitsIn(country) : undefined
  return count === undefined ? undefined : { key: 'field.postalDigits', values: { digits: count } }
}
