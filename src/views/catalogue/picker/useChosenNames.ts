import type { Product } from '../../../contracts/catalogue/product.ts'
import { pickedLevels, type Selection } from '../../../domain/catalogue/variants.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'

/** The names of the values chosen at the levels above `depth`: `Silver, 45 cm`. */
export const useChosenNames = (product: Product, selection: Selection, depth: number): string => {
  const { text } = useFormats()
  return pickedLevels(product)
    .slice(0, depth)
    .flatMap(({ _id, variants }) => variants.filter((value) => value._id === selection[_id]))
    .map(({ name }) => text(name))
    .join(', ')
}
