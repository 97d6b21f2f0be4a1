import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { importAlma } from '../../../server/cli/import/alma/importAlma.ts'
import { head } from '../../../server/cli/import/alma/lines.ts'
import { putDocument } from '../../../server/search/documents.ts'
import { indexMissing } from '../../../server/search/indexMissing.ts'
import { isOneTypoAway } from '../../../server/search/typos.ts'
import { learn } from '../../../server/search/vocabulary.ts'
import { searchValues } from '../../../server/store/migrations/0009_search_values.ts'
import { chain, pendant, ring } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

/** Slug, title, SKU, keywords. The three corals are stored worst first, the three nacres best first. */
const extra: [string, string | Record<string, string>, string, string[]][] = [
  ['by-keyword', 'Sea brooch', 'SB-1', ['coral']],
  ['by-sku', 'Reef brooch', 'CORAL-2', []],
  ['by-title', 'Coral brooch', 'CB-3', []],
  ['nacre-by-title', 'Nacre clip', 'NC-1', []],
  ['nacre-by-sku', 'Shell clip', 'NACRE-2', []],
  ['nacre-by-keyword', 'Cove clip', 'CC-3', ['nacre']],
  [
    'many-tongues',
    {
      de: 'Größenverstellbar',
      ru: 'Золотой браслет',
      ar: 'سوار ذهبي',
      zh: '金手镯',
      hi: 'ज़री कंगन',
      es: 'Muñequera',
    },
    'MT-9',
    [],
  ],
]

let shop: TestShop
let client: TestShop['visitor']
beforeAll(async () => {
  shop = await openTestShop()
  client = (await shop.customer()).client
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  for (const [slug, title, sku, keywords] of extra)
    await writer.putProduct({
      ...pendant,
      slug,
      title: typeof title === 'string' ? { en: title } : title,
      keywords,
      variants: [{ ...pendant.variants[0], sku }],
    })
})
afterAll(() => shop.close())

const found = async (query: string) => {
  const { body } = await client.catalogue.search({ query: { query } })
  return 'data' in body ? body.data.map(({ slug }) => slug) : body
}

test.each([
  ['rope chain', ['rope-chain'], 'words of the title'],
  ['CHAIN rope', ['rope-chain'], 'any order, any case'],
  ['rop', ['rope-chain'], 'a prefix of the last word'],
  ['rpoe chain', ['rope-chain'], 'one typing error in a word that is not the last'],
  ['catena', ['rope-chain'], 'Italian'],
  ['chaine', ['rope-chain'], 'accents folded'],
  ['Chaîne', ['rope-chain'], 'accents typed'],
  ['अंगूठी', ['band-ring'], 'Hindi'],
  ['अंगू', ['band-ring'], 'a prefix in Hindi'],
  ['कंगन ज़री', ['many-tongues'], 'Hindi with a dotted letter, typed as one character or two'],
  ['कंगम', ['many-tongues'], 'one error in Hindi'],
  ['золотой', ['many-tongues'], 'Russian'],
  ['БРАСЛЕТ', ['many-tongues'], 'Russian in capitals'],
  ['брослет', ['many-tongues'], 'one error in Russian'],
  ['ذهبي', ['many-tongues'], 'Arabic'],
  ['金手', ['many-tongues'], 'a prefix in Chinese'],
  ['groß', ['many-tongues'], 'a prefix in German'],
  ['munequera', ['many-tongues'], 'Spanish without its tilde'],
  ['coral', ['by-title', 'by-sku', 'by-keyword'], 'a title before a SKU before a keyword'],
  ['cora', ['by-title', 'by-sku', 'by-keyword'], 'in the same order by a prefix'],
  ['nacre', ['nacre-by-title', 'nacre-by-sku', 'nacre-by-keyword'], 'whichever is newer'],
  ['nacr', ['nacre-by-title', 'nacre-by-sku', 'nacre-by-keyword'], 'by a prefix too'],
  ['corral', ['by-title', 'by-sku', 'by-keyword'], 'and with an error'],
  ['brooch reef', ['by-sku'], 'every word must be there'],
  ['CH-100-G45', ['rope-chain'], 'a SKU with its separators'],
  ['ch100g45', ['rope-chain'], 'a SKU without them'],
  ['RG 7 O7', ['band-ring'], 'a SKU with others'],
  ['SB-2', [], 'a SKU is not guessed: another number is another piece'],
  ['crescent', ['moon-pendant'], 'a keyword'],
  ['onyx ring', ['band-ring'], 'what it comes in, and a word of the title'],
  ['rope gold 45', ['rope-chain'], 'what it comes in, of several levels'],
  ['granet', ['band-ring'], 'an error in what it comes in'],
  ['pendnat', ['moon-pendant'], 'two letters swapped'],
  ['pendent', ['moon-pendant'], 'a wrong letter'],
  ['pendat', ['moon-pendant'], 'a missing letter'],
  ['penddant', ['moon-pendant'], 'a letter too many'],
  ['pednnat', [], 'two errors'],
  ['rang', ['band-ring'], 'an error in a word of four letters'],
  ['zzz', [], 'nothing'],
  ['"', [], 'a quotation mark'],
  ['ring OR chain', [], 'an operator is a word'],
  ["o'neil\\' | ring", [], 'the syntax of the other index, too'],
  ['title:rope*', [], 'the syntax of the index is words'],
])('search for %s finds %j: %s', async (query, expected) => {
  const { body } = await client.catalogue.search({ query: { query } })
  expect('data' in body && body.data.map(({ slug }) => slug)).toEqual(expected)
  expect(body).toMatchObject({ total: expected.length, page: 1, limit: 20 })
})

test('pages of hits are consecutive across titles, SKUs and keywords', async () => {
  const page = async (number: number) => {
    const query = { query: 'cora', limit: '1', page: String(number) }
    const { body } = await client.catalogue.search({ query })
    return 'data' in body ? [...body.data.map(({ slug }) => slug), body.total] : body
  }
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    ['by-title', 3],
    ['by-sku', 3],
    ['by-keyword', 3],
    [3],
  ])
})

test('Scenario: changed products are found, and removed ones are not', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const put = (slug: string, title: string, status: 'active' | 'draft' = 'active') =>
    writer.putProduct({
      ...pendant,
      slug,
      status,
      title: { en: title },
      keywords: [],
      variants: [{ ...pendant.variants[0], sku: `${slug}-1` }],
    })
  await put('older', 'Tiaras of the north')
  await put('whole', 'Tiara')
  await put('newer', 'Tiaras of the south')
  expect(await found('tiara')).toEqual(['whole', 'newer', 'older'])
  await put('older', 'Diadem of the north')
  await put('newer', 'Tiaras of the south', 'draft')
  expect(await found('tiara')).toEqual(['whole'])
  expect(await found('diadme')).toEqual(['older'])
  await put('newer', 'Tiaras of the south')
  expect(await found('tiara')).toEqual(['whole', 'newer'])
})

test('Scenario: a piece is found by its values in all languages, while it has them', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const inlay = {
    key: 'Inlay',
    name: { en: 'Inlay', it: 'Intarsio' },
    values: [
      { key: 'moon', name: { en: 'Moonstone', it: 'Pietra di luna', hi: 'मूनस्टोन' } },
      { key: 'labradorite', name: { en: 'Labradorite', hi: 'लैब्राडोराइट' } },
      { key: 'jade', name: { en: 'Jade', it: 'Giada' } },
    ],
  }
  const inMoon = { ...ring.variants[0], sku: 'SG-1', values: ['moon'] }
  const inLabradorite = { ...ring.variants[0], sku: 'SG-2', values: ['labradorite'] }
  const signet = {
    ...chain,
    slug: 'signet',
    title: { en: 'Signet', it: 'Sigillo' },
    levels: [inlay],
    variants: [inMoon, inLabradorite] as const,
  }
  await writer.putProduct(signet)
  expect(await found('labradorite signet')).toEqual(['signet'])
  expect(await found('sigillo pietra luna')).toEqual(['signet'])
  expect(await found('लैब्राडोराइट')).toEqual(['signet'])
  expect(await found('jade')).toEqual([])

  await writer.putProduct({ ...signet, variants: [inMoon] })
  expect(await found('labradorite')).toEqual([])
  expect(await found('moonstone')).toEqual(['signet'])

  const [moon, ...others] = inlay.values
  const renamed = { ...inlay, values: [{ ...moon, name: { en: 'Adularia' } }, ...others] }
  const file = [head, { attribute: renamed }].map((line) => JSON.stringify(line)).join('\n')
  const { engine, now } = shop.deps
  await importAlma({ open: () => Readable.from([file]), engine, now })
  expect(await found('adularia signet')).toEqual(['signet'])
  expect(await found('moonstone')).toEqual([])
  expect(await found('pietra')).toEqual([])
})

test('Scenario: pieces from an older index are found by their values, too', async () => {
  const { engine } = shop.deps
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', ring.slug)
    .executeTakeFirstOrThrow()
  await shop.db.transaction().execute((trx) =>
    putDocument(engine, trx, {
      productId: id,
      title: ring.title,
      skus: ring.variants.map(({ sku }) => sku),
      keywords: ring.keywords,
    }),
  )
  expect(await found('onyx')).toEqual([])
  await shop.db.transaction().execute(async (trx) => {
    // The migration is older than the versions of topics.
    await trx.deleteFrom('catalogue_version').where('id', '!=', 1).execute()
    await searchValues(trx)
    await indexMissing(engine, trx)
  })
  expect(await found('onyx')).toEqual([ring.slug])
  expect(await found('CH-100-G45')).toEqual([chain.slug])
  expect(await found('crescent')).toEqual([pendant.slug])
})

test('an empty search is refused with its field', async () => {
  expect((await client.catalogue.search({ query: { query: '  ' } })).body).toMatchObject({
    field: 'query',
  })
})

test.each([
  ['ring', 'ring', true],
  ['ring', 'rings', true],
  ['rnig', 'ring', true],
  ['ring', 'rang', true],
  ['ring', 'rungs', false],
  ['ab', 'cd', false],
])('%s and %s are one typing error apart: %s', (typed, word, expected) => {
  expect(isOneTypoAway(typed, word)).toBe(expected)
})

test('more new words than fit into one statement are all stored', async () => {
  // Only letters, because words with digits must match exactly.
  const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const given = new Set(Array.from({ length: 20_000 }, (_, n) => `word${letters(n)}`))
  const { db } = shop.deps.engine
  await db.transaction().execute((trx) => learn(trx, given))
  const known = await db.selectFrom('search_word').select('word').distinct().execute()
  const found = new Set(known.map(({ word }) => word))
  expect([...given].filter((word) => !found.has(word))).toEqual([])
})
