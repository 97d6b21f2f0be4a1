import { strToU8, zipSync } from 'fflate'
import type { contract } from '../../../src/contracts/index.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import { type ResaleProduct, retailPrice } from '../../../src/domain/orders/resale/resale.ts'
import { shopifyCsv } from '../../../src/domain/orders/resale/shopifyCsv.ts'
import { wooCsv } from '../../../src/domain/orders/resale/wooCsv.ts'
import { toMilligrams, toPaise } from '../../../src/domain/settings/money.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import type { World } from '../parts/world.ts'

/** The products of an order. The mock shop leaves out descriptions and the path of categories. */
const productsOf = (
  { lines, currency }: Order,
  language: string,
  factor: number,
): ResaleProduct[] =>
  [
    ...Map.groupBy(
      lines.filter(({ quantity, cancelled }) => cancelled < quantity),
      ({ productSlug }) => productSlug,
    ),
  ].map(([slug, own]) => ({
    slug,
    title: inLanguage(own[0]?.title, language),
    description: '',
    categories: [own[0]?.categorySlug ?? ''],
    keywords: [],
    levels: (own[0]?.attributes ?? []).map(({ name }) => inLanguage(name, language)),
    images: [...new Set(own.flatMap(({ image }) => image ?? []))],
    variants: own.map((line) => ({
      sku: line.sku,
      values: line.attributes.map(({ value }) => inLanguage(value, language)),
      price: retailPrice(toPaise(line.unitPrice), factor, currency.exchange_rate),
      weight: Math.round(toMilligrams(line.totalWeight) / line.quantity),
      quantity: line.quantity - line.cancelled,
      image: null,
    })),
  }))

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Resale packs without pictures (rule O30). */
export const answerResale = ({ tables }: World): Answers<typeof contract.resale> => ({
  link: ({ customerId, params: { id }, body: { languages, factor } }) => {
    const order =
      tables.order.findMany((q) => q.where({ customerId })).find((each) => each.order._id === id)
        ?.order ?? refuse(404, 'not_found', said('refusal.noOrder'))
    const files = languages.flatMap((language) => {
      const products = productsOf(order, language, factor)
      return [
        [`${language}/shopify.csv`, strToU8(shopifyCsv(products))],
        [`${language}/woocommerce.csv`, strToU8(wooCsv(products))],
      ] as const
    })
    return {
      link: `data:application/zip;base64,${base64(zipSync(Object.fromEntries(files)))}`,
      name: `resale-${order.number}.zip`,
    }
  },
})
