import { z } from 'zod'
import { Money, text } from './primitives.ts'
import { c, customerOnly, memberRefusals } from './routes.ts'

/** ISO 3166-1 alpha-2. */
export const CountryCode = text(2).regex(/^[A-Z]{2}$/, 'must be an ISO country code such as IN')

/** A share in percent, with up to 3 decimals: 3, 12.5, 0.125. */
export const Percent = z.number().min(0).max(100).multipleOf(0.001)

/** A digit string of the Harmonized System, such as `7113`; empty stands for all goods. */
export const HsCode = text(10).regex(
  /^\d*$/,
  'must be a customs code (HS) of digits, such as 711311',
)

/** The tax on goods whose HS code begins with `hsCode`. */
const TaxRate = z.object({ hsCode: HsCode, percent: Percent })

/** Rates of one country. The longest `hsCode` that fits is used; the empty one is for all other goods. */
export const TaxRates = z
  .array(TaxRate)
  .min(1)
  .max(200)
  .refine((rates) => rates.some(({ hsCode }) => hsCode === ''), {
    error: 'needs a rate with an empty hsCode, for all other goods',
  })
export type TaxRates = z.infer<typeof TaxRates>

/**
 * How the shop charges tax (rule M9).
 * - `none`: no tax.
 * - `home`: one tax at home, none abroad.
 * - `india`: GST.
 * - `europe`: VAT of the European Union. `elsewhere`: rates of member states for buyers there without a VAT number.
 */
export const TaxScheme = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('home'), name: text(20).trim().min(1), rates: TaxRates }),
  z
    .object({ kind: z.literal('india'), rates: TaxRates })
    .refine(({ rates }) => rates.every(({ percent }) => Math.round(percent * 1000) % 2 === 0), {
      path: ['rates'],
      error: 'must have an even third decimal: half of GST is central tax',
    }),
  z.object({
    kind: z.literal('europe'),
    rates: TaxRates,
    elsewhere: z.partialRecord(CountryCode, Percent).default({}),
  }),
])
export type TaxScheme = z.infer<typeof TaxScheme>

/** The rules by which an order is taxed. An order keeps the one that was used. */
export const TaxRule = z.enum([
  /** The shop charges no tax. */
  'none',
  /** The tax of the seller's country. */
  'home',
  'home.export',
  /** Central and state GST. */
  'in.intra',
  /** Central and union territory GST. */
  'in.union',
  /** Integrated GST. */
  'in.inter',
  /** Zero-rated under a letter of undertaking. */
  'in.export',
  'eu.home',
  /** The buyer accounts for the VAT in another member state. */
  'eu.reverseCharge',
  /** The VAT of the buyer's member state, for a buyer without a VAT number. */
  'eu.elsewhere',
  /** The VAT of the seller's country, for a buyer without a VAT number in a member state without a rate. */
  'eu.noNumber',
  'eu.export',
])
export type TaxRule = z.infer<typeof TaxRule>

/** What parcels cost up to a weight, `upTo` grams; the lightest first. */
export const ShippingSteps = z
  .array(z.object({ upTo: z.number().positive().max(1_000_000), cost: Money }))
  .min(1)
  .max(50)
  .refine((steps) => steps.every(({ upTo }, i) => upTo > (steps[i - 1]?.upTo ?? 0)), {
    error: 'must be ordered by upTo, the lightest first',
  })

/** What a parcel costs, by weight (rule M8). Costs are in INR, before tax. */
export const ShippingZone = z.object({
  /** Empty: all countries that no other zone names. */
  countries: z.array(CountryCode).max(250),
  steps: ShippingSteps,
  /** For each further kilogram that is begun. */
  perKilogram: Money,
  /** The value of the goods, in INR after the coupon, from which shipping is free; null: never. */
  freeFrom: Money.nullable(),
})
export type ShippingZone = z.infer<typeof ShippingZone>

/** The seller, as documents name them. */
export const Seller = z.object({
  name: text(160).trim().min(1),
  /** Lines of the postal address, without the country. */
  address: z.array(text(160)).max(6),
  country: CountryCode,
  /** As addresses of the country name it; only needed in India. */
  state: text(80).default(''),
  /** GSTIN or VAT number. */
  taxNumber: text(40).default(''),
  email: text(254).default(''),
  phone: text(40).default(''),
  /** The time zone of the dates on documents, and in which their years begin. */
  timeZone: text(60).default('UTC'),
})
export type Seller = z.infer<typeof Seller>

/** Where buyers transfer money to. */
export const BankAccount = z.object({
  holder: text(160).trim().min(1),
  bank: text(160).default(''),
  /** IBAN, or the number of the account. */
  account: text(40).trim().min(1),
  /** BIC, IFSC or another code of the bank. */
  code: text(20).default(''),
})
export type BankAccount = z.infer<typeof BankAccount>

/** The terms on which the shop sells from a day on (rule M7). */
export const SellingTerms = z.object({
  /** The first day, in UTC. */
  from: z.iso.date(),
  seller: Seller,
  bank: BankAccount.nullable().default(null),
  tax: TaxScheme,
  /** Without any zone, shipping is free everywhere. */
  shipping: z.array(ShippingZone).max(100),
  /** The delivery term of Incoterms 2020 for exports, such as `DAP`. */
  incoterm: text(40).default('DAP'),
  /** What the packing of a parcel weighs, in grams. */
  packingWeight: z.number().nonnegative().max(100_000).default(0),
})
export type SellingTerms = z.infer<typeof SellingTerms>

export const selling = c.router(
  {
    terms: {
      method: 'GET',
      path: '/selling/terms',
      summary: 'Shipping costs and taxes that are in force (an addition)',
      responses: { ...memberRefusals, 200: SellingTerms },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)
