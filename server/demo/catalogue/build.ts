import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import type { ProductInput, VariantInput } from '../../catalogue/input.ts'
import type { Metal } from './drawings/palette.ts'
import type { DemoValue } from './parts/levels.ts'
import { type DemoLine, measureLabels } from './parts/line.ts'
import { inAll, type Words } from './parts/words.ts'
import { customsOf } from './selling.ts'

/** A deterministic hash of a text (FNV-1a). */
const scatter = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Products with more combinations than this lack a few, as real ones do. */
const fullyMade = 8

const combinations = ({ kind: { levels, unavailable = [] } }: DemoLine): DemoValue[][] =>
  levels
    .reduce<DemoValue[][]>(
      (before, { values }) => before.flatMap((chosen) => values.map((value) => [...chosen, value])),
      [[]],
    )
    .filter((chosen) => {
      const keys = new Set(chosen.map(({ key }) => key))
      return !unavailable.some((combination) => combination.every((key) => keys.has(key)))
    })

/** Paise, rounded to half a rupee; for small parts to five paise. */
const roundPrice = (rupees: number) => {
  const step = rupees < 20 ? 5 : 50
  return Math.max(1, Math.round((rupees * 100) / step)) * step
}

/** How much of a piece is metal: none of loose stones, most of a piece that holds one. */
const metalShare = ({ categorySlugs: [slug], levels }: DemoLine['kind']): number => {
  if (slug.startsWith('stones')) return 0
  return levels.some(({ key }) => key === 'stone') ? 0.85 : 1
}

const toVariant = (
  { code, price, weight, kind, offer = 0 }: DemoLine,
  chosen: readonly DemoValue[],
): VariantInput => {
  const milligrams = Math.max(
    10,
    Math.round(chosen.reduce((grams, value) => grams * value.weight, weight) * 100) * 10,
  )
  const sku = [code, ...chosen.map((value) => value.code)].join('-')
  const sellPrice = roundPrice(chosen.reduce((amount, value) => amount * value.price, price))
  const draw = scatter(sku)
  return {
    sku,
    values: chosen.map(({ key }) => key),
    sellPrice,
    offerPrice: offer > 0 ? roundPrice((sellPrice / 100) * (1 - offer / 100)) : 0,
    costPrice: roundPrice((sellPrice / 100) * 0.56),
    weight: milligrams,
    metalWeight: Math.round((milligrams * metalShare(kind)) / 10) * 10,
    stock: draw % 9 === 0 ? 0 : 20 + (draw % 96) * 10,
  }
}

/** The readable key of a line's product. */
export const slugOf = ({ title, kind }: DemoLine) =>
  `${title[0]} ${kind.categorySlugs[0].includes('silver-92.5') ? '925' : ''}`
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

const care: Words = [
  'Packed singly in an anti-tarnish pouch, ten to a box, each box labelled with its SKU.',
  'Confezionato singolarmente in bustina antiossidante, dieci per scatola, ogni scatola con il suo codice.',
  'हर पीस एंटी-टार्निश पाउच में, दस का एक डिब्बा, हर डिब्बे पर SKU का लेबल।',
]
const units: MultilingualText = { hi: 'मि.मी.', ar: 'مم' }

const describe = ({ kind, measure: [label, size] }: DemoLine): MultilingualText => {
  const labels = inAll(measureLabels[label])
  const careful = inAll(care)
  return Object.fromEntries(
    Object.entries(inAll(kind.about)).map(([language, about]) => [
      language,
      `<p>${about}</p><ul><li>${labels[language]}: ${size} ${units[language] ?? 'mm'}</li><li>${careful[language]}</li></ul>`,
    ]),
  )
}

/** The names of a product's two pictures. */
export const picturesOf = (line: DemoLine) =>
  [`${slugOf(line)}-1.svg`, `${slugOf(line)}-2.svg`] as const

/** What a finish looks like. */
const metalOf: Readonly<Record<string, Metal>> = {
  ...{ silver: 'silver', gold: 'gold', rose: 'rose', antique: 'brass', oxidised: 'oxidised' },
  ...{ polished: 'silver', rhodium: 'rhodium', vermeil: 'gold' },
}

/** The pictures of a product in its finishes, by the key of the finish. */
export const finishPicturesOf = (
  line: DemoLine,
): ReadonlyMap<string, { readonly name: string; readonly draw: () => string }> => {
  const { finishes, kind } = line
  if (!finishes) return new Map()
  const made = kind.levels.find(({ key }) => key === 'finish')?.values ?? []
  return new Map(
    made.map(({ key }) => {
      const metal = metalOf[key] ?? finishes.pictured
      const isPictured = metal === finishes.pictured
      const name = isPictured ? picturesOf(line)[0] : `${slugOf(line)}-${metal}.svg`
      return [key, { name, draw: () => finishes.draw(metal) }]
    }),
  )
}

/**
 * A demo line as input for the catalogue; deterministic, including stock and gaps.
 * @param folder the address of the pictures
 */
export const toProduct = (line: DemoLine, folder: string): ProductInput => {
  const { kind, title } = line
  const inFinish = finishPicturesOf(line)
  const all = combinations(line).map((chosen): VariantInput => {
    const picture = chosen.flatMap(({ key }) => inFinish.get(key) ?? [])[0]
    const image = picture && `${folder}/${picture.name}`
    return { ...toVariant(line, chosen), ...(image === undefined ? {} : { image }) }
  })
  const made =
    all.length > fullyMade ? all.filter(({ sku }) => scatter(`made ${sku}`) % 11 !== 0) : all
  const [first, ...others] = made
  if (!first) throw new Error(`${line.code} has no variant`)
  return {
    slug: slugOf(line),
    status: 'active',
    mode: kind.mode,
    featured: line.isFeatured === true,
    title: inAll(title),
    description: describe(line),
    keywords: [...new Set([...kind.keywords, ...title[0].toLowerCase().split(/\W+/), line.code])],
    images: picturesOf(line).map((name) => `${folder}/${name}`),
    categorySlugs: kind.categorySlugs,
    ...customsOf(kind.categorySlugs[0]),
    // All values, so that the shop keeps their order whichever product is stored first.
    levels: kind.levels.map(({ key, name, all }) => ({
      ...{ key, name },
      values: all.map((value) => ({ key: value.key, name: value.name })),
    })),
    variants: [first, ...others],
  }
}
