import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toLine } from '../../../../src/domain/shell/csvLine.ts'
import type { ShopProcess } from '../../../support/shopProcess.ts'
import { hostileTexts } from '../../../support/values/hostileTexts.ts'

/** Products that are opened one by one; their descriptions hold all texts together. */
export const opened = 16
const inEach = Math.ceil(hostileTexts.length / opened)

export const handleOf = (n: number) => `hostile-${n}`

const columns = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant SKU'],
  ...['Variant Grams', 'Variant Inventory Qty', 'Variant Price', 'Image Src', 'Status'],
]

/** A Shopify export with a hostile text in every text cell; two variants for each product. */
const catalogue = () =>
  [
    columns,
    ...hostileTexts.flatMap((text, n) => {
      const body = hostileTexts.slice((n % opened) * inEach, ((n % opened) + 1) * inEach).join(' ')
      const facts = ['2.5', '40', '120.00', `https://elsewhere.test/${text}`, 'active']
      return ['a', 'b'].map((kind, place) => [
        ...[handleOf(n), place === 0 ? text : '', place === 0 ? body : ''],
        ...[text, `${text} > ${text}`, text, 'true'],
        ...[text, `${kind} ${text}`, 'Length', '45 cm', `${kind}${n}-${text}`.slice(0, 60)],
        ...facts,
      ])
    }),
  ]
    .map(toLine)
    .join('')

/** Settings in which every text, link and name is hostile. */
const settings = (before: {
  header: Record<string, unknown>
  customization: Record<string, unknown>
}) => {
  let used = 0
  const next = () => hostileTexts[used++ % hostileTexts.length] ?? ''
  const numbers = [1, 2, 3, 4, 5]
  const texts = (names: readonly string[]) => names.map((name) => [name, { en: next() }])
  const links = (names: readonly string[]) => names.map((name) => [name, next().slice(0, 500)])
  const blocks = [1, 2, 3, 4].flatMap((block) => numbers.map((n) => [block, n] as const))
  return {
    header: {
      ...before.header,
      ...Object.fromEntries(texts(['header_text', ...numbers.map((n) => `headerMenu${n}`)])),
      ...Object.fromEntries(links([2, 3, 4, 5].map((n) => `headerMenu${n}Link`))),
      ...Object.fromEntries(
        [1, 2, 3].map((n) => [
          `showHeaderBanner${n}`,
          { text: { en: next() }, link: next(), description: { en: next() } },
        ]),
      ),
    },
    customization: {
      ...before.customization,
      shopName: next(),
      ...Object.fromEntries([1, 2, 3, 4].map((n) => [`showFooterSection${n}Status`, true])),
      ...Object.fromEntries([1, 2, 3, 4].map((n) => [`footerBlock${n}status`, true])),
      ...Object.fromEntries(
        texts([
          ...[1, 2, 3, 4].flatMap((n) => [`footerSection1Title${n}`, `footerSection1Desc${n}`]),
          ...[2, 3].flatMap((n) =>
            ['SubTitle', 'Title', 'Desc'].map((part) => `footerSection${n}${part}`),
          ),
          ...['footerSection3Img2Desc', 'footerSection4Title', 'footerSection4SubTitle'],
          ...[1, 2, 3, 4].map((n) => `block${n}_title`),
          ...blocks.map(([block, n]) => `block${block}_sub_title${n}`),
        ]),
      ),
      ...Object.fromEntries(links(blocks.map(([block, n]) => `block${block}_sub_link${n}`))),
    },
  }
}

/** Fills a shop with hostile texts: its catalogue and its settings. */
export const fillHostileShop = async (shop: ShopProcess): Promise<void> => {
  const csv = join(shop.dataDir, 'hostile.csv')
  await writeFile(csv, catalogue())
  await shop.team('import', csv, '--format', 'shopify')
  const file = join(shop.dataDir, 'settings.json')
  await shop.team('settings', 'export', file)
  await writeFile(file, JSON.stringify(settings(JSON.parse(await readFile(file, 'utf8')))))
  await shop.team('settings', 'import', file)
}
