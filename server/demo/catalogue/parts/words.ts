import type { MultilingualText } from '../../../../src/contracts/primitives.ts'
import { products } from '../arabic/products.ts'
import { shop } from '../arabic/shop.ts'

/** English, Italian, Hindi; Arabic if no list below `arabic/` has it under the English text. */
export type Words = readonly [en: string, it: string, hi: string, ar?: string]

/**
 * A text of the demo in all its languages.
 * @throws Error when it is not translated into Arabic
 */
export const inAll = ([en, it, hi, own]: Words): MultilingualText => {
  const ar = own ?? products[en] ?? shop[en]
  if (ar === undefined) throw new Error(`the demo does not say "${en}" in Arabic`)
  return { en, it, hi, ar }
}
