import { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { type CategoryTree, readCategoryTree } from '../../catalogue/categories/categoryTree.ts'
import { inOneOrder } from '../../catalogue/inOneOrder.ts'
import { putListing } from '../../catalogue/productRows.ts'
import { readProducts, type StoredProduct } from '../../catalogue/readProducts.ts'
import { publishProduct } from '../../catalogue/rendered/publish.ts'
import { indexedText } from '../../search/documents.ts'
import { indexProduct } from '../../search/indexProduct.ts'
import type { Engine } from '../../store/engine.ts'
import type { Trx } from '../../store/schema.ts'
import type { Finding } from './finding.ts'

/** Products per transaction. Other writers wait that long. */
const batch = 50

/**
 * Derives the data of each product again (documents, listing, search index) and reports differences. Without `fix`, all
 * changes are rolled back.
 */
export const mendProducts = async (engine: Engine, fix: boolean): Promise<Finding[]> => {
  const findings: Finding[] = []
  const products: StoredProduct[] = []
  const flush = async () => {
    const trx = await engine.db.startTransaction().execute()
    try {
      await engine.lock.catalogue(trx)
      const tree = await readCategoryTree(trx)
      for (const product of products.splice(0))
        findings.push(...(await mend(engine, trx, tree, product)))
      if (fix) await trx.commit().execute()
    } finally {
      if (!trx.isCommitted) await trx.rollback().execute()
    }
  }
  try {
    for await (const product of readProducts(engine.db)) {
      products.push(product)
      if (products.length === batch) await flush()
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    findings.push({ what: `a product cannot be read: ${error.message}`, todo: 'restore a backup' })
  }
  await flush()
  return findings
}

const mend = async (
  engine: Engine,
  trx: Trx,
  tree: CategoryTree,
  product: StoredProduct,
): Promise<Finding[]> => {
  const { id, slug, status, variants } = product
  const state = async () => ({
    documents: await documentsOf(trx, id),
    listing: await listingOf(trx, id),
    'search index': await indexedText(engine, trx, id),
  })
  const before = await state()
  await putListing(trx, tree, id, {
    ...product,
    categorySlugs: product.categorySlugs as [string, ...string[]],
  })
  await indexProduct(engine, trx, await publishProduct(trx, tree, id), status)
  const after = await state()
  const wrong = (Object.keys(before) as (keyof typeof before)[]).filter(
    (part) => before[part] !== after[part],
  )
  const findings: Finding[] = wrong.map((part) => ({
    what: `product ${slug}: its ${part} ${part === 'documents' ? 'do' : 'does'} not agree with its rows`,
    todo: 'doctor --fix',
  }))
  const unfit = unfitDocument(JSON.parse(after.documents))
  if (variants.length > 0 && unfit)
    findings.push({
      what: `product ${slug}: ${unfit}`,
      todo: 'correct the product and import it again',
    })
  return findings
}

const documentsOf = async (trx: Trx, id: string) => {
  const documents = await trx
    .selectFrom('product')
    .select(['card_json', 'detail_json', 'cart_facts_json'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.stringify(mapValues(documents, inOneOrder))
}

const mapValues = <T extends object>(object: T, map: (text: string) => string) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

const listingOf = async (trx: Trx, id: string) =>
  JSON.stringify(
    await trx
      .selectFrom('listing')
      .select(['category_id', 'price', 'stock', 'newest'])
      .where('product_id', '=', id)
      .orderBy('category_id')
      .execute(),
  )

/** The documents of a product that violate the contract. */
const unfitDocument = (row: { card_json: string; detail_json: string }): string | undefined => {
  const results = [
    ProductCard.safeParse(JSON.parse(row.card_json)),
    Product.safeParse(JSON.parse(row.detail_json)),
  ]
  const issue = results.flatMap(({ error }) => error?.issues ?? [])[0]
  return issue && `${issue.path.join('.')} ${issue.message}`
}
