import { fc } from '@fast-check/vitest'
import type { ProductInput, VariantInput } from '../../server/catalogue/input.ts'
import { moveStock } from '../../server/catalogue/rendered/moveStock.ts'
import { publishAll } from '../../server/catalogue/rendered/publishAll.ts'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { categories, ring } from './fixture.ts'
import type { TestShop } from './shop.ts'

/** The products that change: few, so that they change again and again. */
export const slugs = ['sol', 'luna', 'terra', 'stella']
const sizes = ['S', 'M', 'L']
const stones = ['Ruby', 'Opal']

/** A change of the catalogue, as made by imports, orders and the shop team. */
export type CatalogueChange =
  | { readonly kind: 'put'; readonly input: ProductInput }
  | { readonly kind: 'stock'; readonly slug: string; readonly stock: number }
  | { readonly kind: 'category'; readonly name: string }

const level = (key: string, values: readonly string[]) => ({
  key,
  name: { en: key },
  values: values.map((value) => ({ key: value, name: { en: value } })),
})

const variants = (slug: string) =>
  fc
    .uniqueArray(
      fc.record({
        values: fc.tuple(fc.constantFrom(...stones), fc.constantFrom(...sizes)),
        price: fc.integer({ min: 1, max: 6 }),
        stock: fc.constantFrom(0, 0, 1, 7),
      }),
      { minLength: 1, maxLength: 4, selector: ({ values }) => values.join() },
    )
    .map((all) =>
      all.map(
        ({ values, price, stock }): VariantInput => ({
          ...ring.variants[0],
          ...{ sku: `${slug}-${values.join('-')}`, values, stock },
          sellPrice: price * 1_000,
        }),
      ),
    )

const put = () =>
  fc.constantFrom(...slugs).chain((slug) =>
    fc
      .record({
        name: fc.constantFrom('Étoile', 'zircon', 'Ancora', 'chela'),
        italian: fc.option(fc.constantFrom('Zaffiro', 'àncora'), { nil: undefined }),
        categorySlugs: fc.subarray(['rings', 'metals_silver-92.5_chains', 'pendants'], {
          minLength: 1,
        }) as fc.Arbitrary<[string, ...string[]]>,
        status: fc.constantFrom('active', 'active', 'active', 'archived'),
        featured: fc.boolean(),
        variants: variants(slug) as fc.Arbitrary<unknown> as fc.Arbitrary<ProductInput['variants']>,
      })
      .map(
        ({ name, italian, ...rest }): CatalogueChange => ({
          kind: 'put',
          input: {
            ...{ ...ring, ...rest, slug },
            title: { en: `Changed ${name}`, ...(italian === undefined ? {} : { it: italian }) },
            levels: [level('Gem', stones), level('Width', sizes)],
          } as ProductInput,
        }),
      ),
  )

/** A change of one of {@link slugs}, or of the name of a category. */
export const catalogueChange = (): fc.Arbitrary<CatalogueChange> =>
  fc.oneof(
    { weight: 5, arbitrary: put() },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('stock'),
        slug: fc.constantFrom(...slugs),
        stock: fc.constantFrom(0, 3, 9),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('category'),
        name: fc.constantFrom('Rings', 'Bands', 'Signets'),
      }),
    },
  )

/** Makes changes of the catalogue of a shop. */
export const createCatalogueChanges = ({ db, deps: { engine, now } }: TestShop) => {
  const writer = createCatalogueWriter(engine, now)

  const moveStockOf = async (slug: string, stock: number) =>
    db.transaction().execute(async (trx) => {
      await engine.lock.catalogue(trx)
      const rows = await trx
        .selectFrom('variant')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select(['variant.id as variantId', 'product.id as productId'])
        .where('product.slug', '=', slug)
        .where('variant.active', '=', 1)
        .execute()
      await moveStock(
        trx,
        rows.slice(0, 1).map((row) => ({ ...row, stock })),
      )
    })

  return async (change: CatalogueChange): Promise<void> => {
    if (change.kind === 'put') await writer.putProduct(change.input)
    else if (change.kind === 'stock') await moveStockOf(change.slug, change.stock)
    else {
      const renamed = categories.map((category) =>
        category.slug === 'rings' ? { ...category, name: { en: change.name } } : category,
      )
      await writer.putCategories(renamed)
      await publishAll(engine)
    }
  }
}
