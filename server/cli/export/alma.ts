import { readAttributes } from '../../catalogue/attributes.ts'
import { readCategories, readProducts } from '../../catalogue/readProducts.ts'
import type { Db } from '../../store/schema.ts'
import { head, type Line } from '../import/alma/lines.ts'

/** The whole catalogue as JSON lines, which `import --format alma` restores without loss. */
export async function* exportAlma(db: Db): AsyncGenerator<string> {
  const line = (value: Line | typeof head) => `${JSON.stringify(value)}\n`
  yield line(head)
  for (const category of await readCategories(db)) yield line({ category })
  for (const attribute of await readAttributes(db)) yield line({ attribute: attribute as never })
  for await (const { id: _id, ...product } of readProducts(db))
    yield line({ product: product as never })
}
