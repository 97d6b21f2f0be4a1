import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { type Cells, csv, openShop } from './shopify.ts'

const oneOf = (...texts: string[]) => fc.constantFrom(...texts)

/** Rows with typical mistakes: handles in any order, invalid numbers, missing fields. */
const row = (): fc.Arbitrary<Cells> =>
  fc.record(
    {
      Handle: oneOf('a', 'a', 'b', 'c', 'd', 'no good', ''),
      Title: oneOf('A title', 'A title', 'Another', ''),
      'Body (HTML)': oneOf('', '<p>two\nlines, "quoted"</p>', '<script>x</script>'),
      Type: oneOf('Rings', 'ring', 'Metals > Chains', ''),
      Published: oneOf('', 'true', 'false'),
      Status: oneOf('', 'active', 'draft', 'odd'),
      'Option1 Name': oneOf('', 'Title', 'Size', 'Colour'),
      'Option1 Value': oneOf('', 'Default Title', '7', '8', 'é', 'E'),
      'Option2 Name': oneOf('', '', 'Size', 'Finish'),
      'Option2 Value': oneOf('', '', 'Gold'),
      'Variant SKU': oneOf('', "'1", '1', '1-2', 'A', 'x'.repeat(101)),
      'Variant Grams': oneOf('', '4.1', '0.0004', '-1', 'heavy'),
      'Variant Inventory Qty': oneOf('', '5', '-2', '1.5', '1e9'),
      'Variant Price': oneOf('', '10', '10.005', '0', '₹10', '99999999999999'),
      'Variant Compare At Price': oneOf('', '20', '5', '?'),
      'Image Src': oneOf('', 'https://cdn.example.com/a.jpg', '//cdn.example.com/b.jpg', 'a.jpg'),
    },
    { requiredKeys: ['Handle'] },
  )

test.prop([fc.array(row(), { minLength: 1, maxLength: 12 })], { numRuns: 150 })(
  'Every row is imported or refused once; a dry run reports the same; a second import changes nothing',
  async (rows) => {
    const shop = await openShop()
    const text = csv(...rows)
    const dry = await shop.run(text, { dryRun: true })
    const first = await shop.run(text)
    expect(first).toEqual({ ...dry, dryRun: false })

    const refused = first.refusals.flatMap(({ lines }) => lines)
    expect(new Set(refused).size).toBe(refused.length)
    expect(first.rows).toEqual({
      read: rows.length,
      taken: rows.length - refused.length,
      refused: refused.length,
    })
    for (const { reason, field } of [...first.refusals, ...first.repairs])
      expect(reason && field).not.toBe('')

    const stored = await shop.engine.db.selectFrom('product').select('slug').execute()
    const { created, refused: refusedProducts } = first.products
    expect(stored).toHaveLength(created)
    const orderable = await shop.engine.db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select('sku')
      .where('status', '=', 'active')
      .where('sell_price', '=', 0)
      .execute()
    expect(orderable).toEqual([])

    const second = await shop.run(text)
    expect(second).toEqual({
      ...first,
      products: { created: 0, updated: 0, unchanged: created, refused: refusedProducts },
    })
    await shop.engine.close()
  },
)
