import type { SellingTerms } from '../../../src/contracts/selling.ts'

const europe =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'

/** The terms of the demo shop: an Indian seller, so GST at home and no tax on exports. */
export const demoSelling: readonly SellingTerms[] = [
  {
    from: '2020-01-01',
    seller: {
      name: 'Alma Jewels Private Limited',
      address: ['14 Johari Bazaar', 'Jaipur 302003'],
      ...{ country: 'IN', state: 'Rajasthan', taxNumber: '08AAACA1234A1Z4' },
      ...{ email: 'orders@alma.example', phone: '+91 141 555 0134', timeZone: 'Asia/Kolkata' },
    },
    bank: {
      holder: 'Alma Jewels Private Limited',
      bank: 'State Bank of India, Johari Bazaar, Jaipur',
      account: '00000012345678901',
      code: 'SBIN0000656',
    },
    tax: {
      kind: 'india',
      rates: [
        { hsCode: '', percent: 3 },
        { hsCode: '7103', percent: 0.25 },
      ],
    },
    shipping: [
      {
        countries: ['IN'],
        steps: [
          { upTo: 500, cost: 120 },
          { upTo: 2_000, cost: 240 },
          { upTo: 10_000, cost: 700 },
        ],
        ...{ perKilogram: 60, freeFrom: 25_000 },
      },
      {
        countries: europe.split(' '),
        steps: [
          { upTo: 500, cost: 1_400 },
          { upTo: 2_000, cost: 2_600 },
          { upTo: 10_000, cost: 7_800 },
        ],
        ...{ perKilogram: 650, freeFrom: 150_000 },
      },
      {
        countries: [],
        steps: [
          { upTo: 500, cost: 1_900 },
          { upTo: 2_000, cost: 3_800 },
          { upTo: 10_000, cost: 11_500 },
        ],
        ...{ perKilogram: 900, freeFrom: null },
      },
    ],
    incoterm: 'DAP',
    packingWeight: 80,
  },
]

/** The customs code of what the demo sells, by the slug of its category, and that it is made in India. */
export const customsOf = (categorySlug: string): { hsCode: string; origin: string } => ({
  hsCode: categorySlug.startsWith('stones')
    ? '710399'
    : categorySlug.includes('silver-92.5')
      ? '711311'
      : '711719',
  origin: 'IN',
})
