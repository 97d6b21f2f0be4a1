import type { Faker } from '@faker-js/faker'
import type { z } from 'zod'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { fake } from 'zod-schema-faker/v4'
import { MailToken, SessionToken } from '../../src/contracts/account/customer.ts'
import {
  CurrencyCode,
  EmailAddress,
  Grams,
  Id,
  ImageUrl,
  LanguageCode,
  Money,
  MultilingualText,
  Quantity,
  Slug,
  Stock,
  Timestamp,
} from '../../src/contracts/primitives.ts'
import {
  CountryCode,
  HsCode,
  Percent,
  ShippingSteps,
  TaxRates,
} from '../../src/contracts/selling.ts'

type Make = (faker: Faker) => unknown

/** Realistic values of the contract's primitives. */
const byPrimitive = new Map<$ZodType, Make>([
  [Id, (faker) => faker.string.alphanumeric(12)],
  [Slug, (faker) => faker.helpers.slugify(faker.commerce.productName()).toLowerCase()],
  [LanguageCode, (faker) => faker.helpers.arrayElement(['en', 'it', 'de', 'fr'])],
  [CurrencyCode, (faker) => faker.finance.currencyCode()],
  [MultilingualText, (faker) => ({ en: pieceName(faker) })],
  [Money, (faker) => faker.number.int({ min: 5_000, max: 500_000 }) / 100],
  [Grams, (faker) => faker.number.int({ min: 500, max: 90_000 }) / 1000],
  [Quantity, (faker) => faker.number.int({ min: 1, max: 40 }) * 10],
  [Stock, (faker) => faker.number.int({ min: 0, max: 400 })],
  [EmailAddress, (faker) => faker.internet.email().toLowerCase()],
  [Timestamp, (faker) => faker.date.past({ refDate: '2026-01-01T00:00:00.000Z' }).toISOString()],
  [ImageUrl, (faker) => `/media/${faker.string.alphanumeric(8)}.svg`],
  [CountryCode, (faker) => faker.helpers.arrayElement(['IN', 'IT', 'AE', 'US'])],
  [HsCode, (faker) => `71${faker.string.numeric(4)}`],
  [Percent, (faker) => faker.number.int({ min: 0, max: 50 }) / 2],
  [TaxRates, (faker) => [{ hsCode: '', percent: faker.number.int({ min: 1, max: 27 }) }]],
  [
    ShippingSteps,
    (faker) => [
      { upTo: 500, cost: faker.number.int({ min: 100, max: 200 }) },
      { upTo: 2_000, cost: faker.number.int({ min: 201, max: 500 }) },
    ],
  ],
  [SessionToken, (faker) => faker.string.alphanumeric(43)],
  [MailToken, (faker) => faker.string.alphanumeric(43)],
])

const longPassword = 'two-rope-chains'

/** Realistic values by field name. */
const byField: Readonly<Record<string, Make>> = {
  name: (faker) => faker.person.fullName(),
  companyName: (faker) => faker.company.name(),
  shopName: (faker) => faker.company.name(),
  country: (faker) => faker.location.country(),
  city: (faker) => faker.location.city(),
  state: (faker) => faker.location.state(),
  address: (faker) => faker.location.streetAddress(),
  address2: (faker) => faker.location.secondaryAddress(),
  pincode: (faker) => faker.location.zipCode(),
  phone: (faker) => faker.phone.number({ style: 'international' }),
  vatNumber: (faker) => faker.string.alphanumeric({ length: 11, casing: 'upper' }),
  instagram: (faker) => faker.internet.username().toLowerCase(),
  sku: (faker) => faker.string.alphanumeric({ length: 8, casing: 'upper' }),
  variantCount: (faker) => faker.number.int({ min: 1, max: 48 }),
  symbol: (faker) => faker.finance.currencySymbol() || '¤',
  exchange_rate: (faker) => faker.number.int({ min: 1, max: 2_000_000 }) / 1e6,
  message: (faker) => faker.lorem.sentence(),
  password: () => longPassword,
  newPassword: () => longPassword,
  confirmPassword: () => longPassword,
  ids: (faker) => [12, 12].map((length) => faker.string.alphanumeric(length)).join(','),
  // Its message is not a sentence of the catalogue.
  key: () => undefined,
  values: () => undefined,
  link: (faker) => `/history?order=A-${faker.string.numeric(6)}`,
  note: (faker) => faker.lorem.sentence(),
  keywords: (faker) => JSON.stringify(faker.word.words(3).split(' ')),
  number: (faker) => `A-${faker.string.numeric(6)}`,
  field: (faker) => faker.helpers.arrayElement(['quantity', 'email', 'address.city']),
}

const pieceName = (faker: Faker) =>
  [
    faker.helpers.arrayElement(['Silver', 'Brass', 'Gilded', 'Hammered', 'Twisted']),
    faker.helpers.arrayElement(['chain', 'ring', 'hoops', 'bracelet', 'pendant']),
    faker.number.int({ min: 1, max: 999 }),
  ].join(' ')

const deepest = 6

/** A value of `schema`: by primitive, by the field's name, by structure, else by its checks. */
export const fakeValue = (schema: $ZodType, faker: Faker, field = '', depth = 0): unknown => {
  const make = byPrimitive.get(schema) ?? byField[field]
  if (make) {
    const value = make(faker)
    if (safeParse(schema, value).success) return value
  }
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, inner]) => [
          name,
          fakeValue(inner, faker, name, depth + 1),
        ]),
      )
    case 'array': {
      const few = depth > deepest ? 0 : faker.number.int({ min: 1, max: 3 })
      const items = Array.from({ length: few }, () => fakeValue(def.element, faker, '', depth + 1))
      return safeParse(schema, items).success ? items : fake(schema)
    }
    case 'optional':
    case 'default':
    case 'nullable':
      return fakeValue(def.innerType, faker, field, depth + 1)
    // What a client sends, before it is transformed.
    case 'pipe':
      return fakeValue(def.in, faker, field, depth + 1)
    case 'union':
      return fakeValue(faker.helpers.arrayElement(def.options), faker, field, depth + 1)
    default:
      return fake(schema)
  }
}
