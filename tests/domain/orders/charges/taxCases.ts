import type { SellingTerms, TaxRule } from '../../../../src/contracts/selling.ts'
import type { TaxAddress } from '../../../../src/domain/orders/charges/taxRule.ts'
import { noTerms } from '../../../../src/domain/orders/charges/terms.ts'

const seller = noTerms('Alma').seller

const india = (state: string): SellingTerms => ({
  ...noTerms('Alma'),
  seller: { ...seller, country: 'IN', state },
  tax: {
    kind: 'india',
    rates: [
      { hsCode: '', percent: 3 },
      { hsCode: '7103', percent: 0.25 },
      { hsCode: '71', percent: 3 },
      { hsCode: '4202', percent: 18 },
    ],
  },
})

const europe = (country: string, percent: number): SellingTerms => ({
  ...noTerms('Alma'),
  seller: { ...seller, country },
  tax: {
    kind: 'europe',
    rates: [
      { hsCode: '', percent },
      { hsCode: '4911', percent: 4 },
    ],
    elsewhere: { FR: 20, HU: 27, XI: 20 },
  },
})

const britain: SellingTerms = {
  ...noTerms('Alma'),
  seller: { ...seller, country: 'GB' },
  tax: { kind: 'home', name: 'VAT', rates: [{ hsCode: '', percent: 20 }] },
}

const jaipur = india('Rajasthan')
const chandigarh = india('Chandigarh')
const vicenza = europe('IT', 22)
const paris = europe('FR', 20)

/** A golden case: goods of 1,000.00 with a customs code, delivered to an address. `law` is what it follows. */
export interface TaxCase {
  readonly law: string
  readonly terms: SellingTerms
  readonly to: TaxAddress
  readonly hsCode?: string
  readonly rule: TaxRule
  /** Name, percent and minor units of each tax. */
  readonly taxes: readonly (readonly [string, number, number])[]
}

const at = (country: string, pincode = '', more: Partial<TaxAddress> = {}): TaxAddress => ({
  ...{ country, pincode },
  ...more,
})
const inIndia = (state: string, pincode: string) => at('India', pincode, { state })

const igst = [['IGST', 3, 3_000]] as const
const none = [] as const

/** The tax of goods for 1,000.00, by the rule that it follows. */
export const taxCases: Readonly<Record<string, TaxCase>> = {
  // India
  'the same state': {
    law: 'IGST Act s. 8(1), CGST Act s. 9: intra-state supply',
    ...{ terms: jaipur, to: inIndia('Rajasthan', '302003'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'the same state, written otherwise': {
    law: 'IGST Act s. 8(1)',
    ...{ terms: jaipur, to: inIndia(' RAJASTHAN ', '302003'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'another state': {
    law: 'IGST Act s. 7(1): inter-state supply',
    ...{ terms: jaipur, to: inIndia('Maharashtra', '400001'), rule: 'in.inter', taxes: igst },
  },
  'a buyer with a GSTIN in another state': {
    law: 'IGST Act s. 10(1)(a): the place of supply is where the movement of the goods ends',
    terms: jaipur,
    to: at('India', '400001', { state: 'Maharashtra', vatNumber: '27AAPFU0939F1ZV' }),
    ...{ rule: 'in.inter', taxes: igst },
  },
  'the same state by its PIN code': {
    law: 'IGST Act s. 10(1)(a): where the movement ends, not what the address names',
    ...{ terms: jaipur, to: at('India', '302 003'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'another state by its PIN code': {
    law: 'IGST Act s. 7(1)',
    ...{ terms: india('Maharashtra'), to: at('India', '403001'), rule: 'in.inter', taxes: igst },
  },
  'a union territory by its PIN code': {
    law: 'UTGST Act s. 7',
    ...{ terms: chandigarh, to: at('India', '160017'), rule: 'in.union' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['UTGST', 1.5, 1_500],
    ],
  },
  'a PIN code that is unknown': {
    law: 'IGST Act s. 7(1): not shown to be in the same state',
    ...{ terms: jaipur, to: at('India', '999999'), rule: 'in.inter', taxes: igst },
  },
  'the same state, named in Hindi': {
    law: 'CGST Act s. 9; IGST Act s. 8(1): the state decides, not its spelling',
    ...{ terms: jaipur, to: inIndia('राजस्थान', '302003'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'the same state, by its short form': {
    law: 'CGST Act s. 9; IGST Act s. 8(1)',
    ...{ terms: jaipur, to: inIndia('RJ', '302003'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'a state with a PIN code that its neighbour shares': {
    law: 'IGST Act s. 10(1)(a): where the movement ends, as the address names it',
    ...{ terms: india('Haryana'), to: inIndia('Haryana', '140102'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'a city in the field of the state': {
    law: 'IGST Act s. 10(1)(a): where the movement ends, by the PIN code',
    ...{ terms: jaipur, to: inIndia('Jaipur', '302003'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'a union territory from a state': {
    law: 'IGST Act s. 7(1)',
    ...{ terms: jaipur, to: inIndia('Chandigarh', '160017'), rule: 'in.inter', taxes: igst },
  },
  'within a union territory': {
    law: 'UTGST Act s. 7: union territory tax',
    ...{ terms: chandigarh, to: inIndia('Chandigarh', '160017'), rule: 'in.union' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['UTGST', 1.5, 1_500],
    ],
  },
  'a state from a union territory': {
    law: 'IGST Act s. 7(1)',
    ...{ terms: chandigarh, to: inIndia('Punjab', '141001'), rule: 'in.inter', taxes: igst },
  },
  'within Delhi, a territory with a legislature': {
    law: 'CGST Act s. 2(114): Delhi counts as a state',
    ...{ terms: india('Delhi'), to: inIndia('Delhi', '110001'), rule: 'in.intra' },
    taxes: [
      ['CGST', 1.5, 1_500],
      ['SGST', 1.5, 1_500],
    ],
  },
  'cut stones in the same state': {
    law: 'Notification 1/2017 CT(R), schedule VI: 0.25 %',
    ...{ terms: jaipur, to: inIndia('Rajasthan', '302003'), hsCode: '710399', rule: 'in.intra' },
    taxes: [
      ['CGST', 0.125, 125],
      ['SGST', 0.125, 125],
    ],
  },
  'cut stones in another state': {
    law: 'Notification 1/2017 IT(R), schedule VI: 0.25 %',
    ...{ terms: jaipur, to: inIndia('Kerala', '682001'), hsCode: '710310', rule: 'in.inter' },
    taxes: [['IGST', 0.25, 250]],
  },
  'silver jewellery in another state': {
    law: 'Notification 1/2017 IT(R), schedule V: chapter 71 at 3 %',
    ...{ terms: jaipur, to: inIndia('Goa', '403001'), hsCode: '711311', rule: 'in.inter' },
    taxes: igst,
  },
  'a case for jewellery in another state': {
    law: 'Notification 1/2017 IT(R), schedule III: heading 4202 at 18 %',
    ...{ terms: jaipur, to: inIndia('Goa', '403001'), hsCode: '420299', rule: 'in.inter' },
    taxes: [['IGST', 18, 18_000]],
  },
  'an export to Italy': {
    law: 'IGST Act s. 16(1)(a): zero-rated',
    terms: jaipur,
    to: at('Italy', '36100', { vatNumber: 'IT01234567890' }),
    ...{ rule: 'in.export', taxes: none },
  },
  'an export to Nepal': {
    law: 'IGST Act s. 2(5): export is taking goods out of India',
    ...{ terms: jaipur, to: at('Nepal', '44600'), rule: 'in.export', taxes: none },
  },
  'an export to the United States': {
    law: 'IGST Act s. 16(1)(a)',
    ...{ terms: jaipur, to: at('United States of America', '10001'), rule: 'in.export' },
    taxes: none,
  },
  // European Union
  'at home, with a VAT number': {
    law: 'Directive 2006/112 art. 32, 96: the rate of the member state of supply',
    terms: vicenza,
    to: at('Italy', '20121', { vatNumber: 'IT01234567890' }),
    ...{ rule: 'eu.home', taxes: [['VAT', 22, 22_000]] },
  },
  'at home, without a VAT number': {
    law: 'Directive 2006/112 art. 32, 96',
    ...{ terms: vicenza, to: at('Italy', '20121'), rule: 'eu.home', taxes: [['VAT', 22, 22_000]] },
  },
  'printed matter at home, at a reduced rate': {
    law: 'Directive 2006/112 art. 98: reduced rates',
    ...{ terms: vicenza, to: at('Italy', '20121'), hsCode: '491110', rule: 'eu.home' },
    taxes: [['VAT', 4, 4_000]],
  },
  'a German buyer with a VAT number': {
    law: 'Directive 2006/112 art. 138(1): exempt intra-community supply',
    terms: vicenza,
    to: at('Germany', '10115', { vatNumber: 'DE136695976' }),
    ...{ rule: 'eu.reverseCharge', taxes: none },
  },
  'a Greek buyer with a VAT number': {
    law: 'Directive 2006/112 art. 138(1), 215: its prefix is EL',
    terms: vicenza,
    to: at('Greece', '105 57', { vatNumber: 'EL094259216' }),
    ...{ rule: 'eu.reverseCharge', taxes: none },
  },
  'a French buyer without a VAT number': {
    law: 'Directive 2006/112 art. 33(a): the rate where the goods arrive',
    ...{ terms: vicenza, to: at('France', '75001'), rule: 'eu.elsewhere' },
    taxes: [['VAT', 20, 20_000]],
  },
  'a Hungarian buyer without a VAT number': {
    law: 'Directive 2006/112 art. 33(a)',
    ...{ terms: vicenza, to: at('Hungary', '1011'), rule: 'eu.elsewhere' },
    taxes: [['VAT', 27, 27_000]],
  },
  'a Spanish buyer without a VAT number, below the threshold': {
    law: 'Directive 2006/112 art. 59c: up to 10,000 EUR a year the rate of the seller',
    ...{ terms: vicenza, to: at('Spain', '28001'), rule: 'eu.noNumber' },
    taxes: [['VAT', 22, 22_000]],
  },
  'Monaco from France': {
    law: 'Directive 2006/112 art. 7(1): Monaco counts as France',
    ...{ terms: paris, to: at('Monaco', '98000'), rule: 'eu.home', taxes: [['VAT', 20, 20_000]] },
  },
  'Monaco from Italy, with a VAT number': {
    law: 'Directive 2006/112 art. 7(1), 138(1)',
    terms: vicenza,
    to: at('Monaco', '98000', { vatNumber: 'FR40303265045' }),
    ...{ rule: 'eu.reverseCharge', taxes: none },
  },
  'the Canary Islands': {
    law: 'Directive 2006/112 art. 6(1)(b): outside the territory of VAT',
    ...{ terms: vicenza, to: at('Spain', '35001'), rule: 'eu.export', taxes: none },
  },
  'Tenerife, with a Spanish VAT number': {
    law: 'Directive 2006/112 art. 6(1)(b), 146(1)(a)',
    terms: vicenza,
    to: at('Spain', '38001', { vatNumber: 'ESB58378431' }),
    ...{ rule: 'eu.export', taxes: none },
  },
  Ceuta: {
    law: 'Directive 2006/112 art. 6(2)(c)',
    ...{ terms: vicenza, to: at('Spain', '51001'), rule: 'eu.export', taxes: none },
  },
  'Livigno, in Italy': {
    law: 'Directive 2006/112 art. 6(2)(f)',
    ...{ terms: vicenza, to: at('Italy', '23041'), rule: 'eu.export', taxes: none },
  },
  'Büsingen, in Germany': {
    law: 'Directive 2006/112 art. 6(2)(b)',
    ...{ terms: vicenza, to: at('Germany', '78266'), rule: 'eu.export', taxes: none },
  },
  Heligoland: {
    law: 'Directive 2006/112 art. 6(2)(a)',
    ...{ terms: vicenza, to: at('Germany', '27498'), rule: 'eu.export', taxes: none },
  },
  'Åland, in Finland': {
    law: 'Directive 2006/112 art. 6(1)(d)',
    ...{ terms: vicenza, to: at('Finland', '22100'), rule: 'eu.export', taxes: none },
  },
  'Mount Athos': {
    law: 'Directive 2006/112 art. 6(1)(a)',
    ...{ terms: vicenza, to: at('Greece', '630 86'), rule: 'eu.export', taxes: none },
  },
  'Guadeloupe, from France itself': {
    law: 'Directive 2006/112 art. 6(1)(c): the French overseas departments are outside',
    ...{ terms: paris, to: at('France', '97110'), rule: 'eu.export', taxes: none },
  },
  Switzerland: {
    law: 'Directive 2006/112 art. 146(1)(a): exports are exempt',
    ...{ terms: vicenza, to: at('Switzerland', '8001'), rule: 'eu.export', taxes: none },
  },
  'San Marino': {
    law: 'Directive 2006/112 art. 146(1)(a)',
    ...{ terms: vicenza, to: at('San Marino', '47890'), rule: 'eu.export', taxes: none },
  },
  'Great Britain': {
    law: 'Withdrawal Agreement art. 126: outside since 2021',
    terms: vicenza,
    to: at('United Kingdom', 'SW1A 1AA', { vatNumber: 'GB980780684' }),
    ...{ rule: 'eu.export', taxes: none },
  },
  'Northern Ireland, with a VAT number of XI': {
    law: 'Windsor Framework art. 8: goods follow the VAT of the Union',
    terms: vicenza,
    to: at('United Kingdom', 'BT1 5GS', { vatNumber: 'XI980780684' }),
    ...{ rule: 'eu.reverseCharge', taxes: none },
  },
  'Northern Ireland, with a number of Great Britain': {
    law: 'Windsor Framework art. 8; Directive 2020/1756: only a number with XI is one of the Union',
    terms: vicenza,
    to: at('United Kingdom', 'BT1 5GS', { vatNumber: 'GB980780684' }),
    ...{ rule: 'eu.elsewhere', taxes: [['VAT', 20, 20_000]] },
  },
  // Elsewhere
  'a British seller at home': {
    law: 'VAT Act 1994 s. 1, 2: standard rate',
    ...{ terms: britain, to: at('United Kingdom', 'SW1A 1AA'), rule: 'home' },
    taxes: [['VAT', 20, 20_000]],
  },
  'a British seller to Ireland': {
    law: 'VAT Act 1994 s. 30(6): exports are zero-rated',
    ...{ terms: britain, to: at('Ireland', 'D02 AF30'), rule: 'home.export', taxes: none },
  },
  'a shop that charges no tax': {
    law: 'the shop has no terms',
    ...{ terms: noTerms('Alma'), to: at('India', '302003'), rule: 'none', taxes: none },
  },
}
