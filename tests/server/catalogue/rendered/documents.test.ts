import { fc, test } from '@fast-check/vitest'
import { afterAll, expect } from 'vitest'
import { readCategoryTree } from '../../../../server/catalogue/categories/categoryTree.ts'
import { createPlainDocuments } from '../../../../server/catalogue/rendered/plain.ts'
import { renderProduct } from '../../../../server/catalogue/rendered/render.ts'
import { createStoredDocuments } from '../../../../server/catalogue/rendered/stored.ts'
import {
  catalogueChange,
  createCatalogueChanges,
  slugs,
} from '../../../support/catalogueChanges.ts'
import { openTestShop } from '../../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop
const stored = createStoredDocuments(db)
const plain = createPlainDocuments(db)
const change = createCatalogueChanges(shop)

/** The documents of every product, by id. */
const readStored = async () => {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug', 'card_json', 'detail_json', 'cart_facts_json'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, slug, card_json, detail_json, cart_facts_json }) => ({
    ...{ id, slug },
    ...{ card: JSON.parse(card_json), detail: JSON.parse(detail_json) },
    facts: JSON.parse(cart_facts_json),
  }))
}

const parsed = (json: string | undefined) => (json === undefined ? undefined : JSON.parse(json))

test.prop([fc.array(catalogueChange(), { minLength: 1, maxLength: 4 })], { numRuns: 50 })(
  'the stored documents of each product equal a rendering of it',
  async (changes) => {
    for (const each of changes) await change(each)
    const tree = await readCategoryTree(db)
    for (const { id, slug, ...documents } of await readStored())
      expect({ slug, ...documents }).toEqual({ slug, ...(await renderProduct(db, tree, id)) })
  },
)

test.prop([fc.array(catalogueChange(), { minLength: 1, maxLength: 4 })], { numRuns: 50 })(
  'stored documents are read like plain ones',
  async (changes) => {
    for (const each of changes) await change(each)
    const ids = (await readStored()).map(({ id }) => id).toReversed()
    for (const key of [...slugs, ...ids, 'no-such-product'])
      expect(parsed(await stored.product(key))).toEqual(parsed(await plain.product(key)))
    for (const each of [ids, ids.slice(2, 5), []])
      expect((await stored.cards(each)).map(parsed)).toEqual((await plain.cards(each)).map(parsed))
    expect((await stored.featured()).map(parsed)).toEqual((await plain.featured()).map(parsed))
  },
)
