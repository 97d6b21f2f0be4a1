import type { Product } from '../../contracts/catalogue/product.ts'
import {
  chosenDepth,
  nearestWay,
  pickedLevels,
  type Selection,
  settled,
  stillOffered,
} from '../../domain/catalogue/variants.ts'
import type { PickerDraft } from './pickerDraft.ts'

/** A value of a level. */
export interface Choice {
  readonly attribute: string
  readonly value: string
}

/** The first level that has no choice. */
export const missingLevel = ({ product, selection }: Pick<PickerDraft, 'product' | 'selection'>) =>
  pickedLevels(product)[chosenDepth(product, selection)]?._id

/** Whether two selections choose the same values. */
export const sameChoices = (one: Selection, other: Selection) =>
  Object.keys({ ...one, ...other }).every((level) => one[level] === other[level])

/** The part of `selection` that `product` offers, with the levels that then have a single value. */
export const offered = (product: Product, selection: Selection): Selection =>
  settled(product, stillOffered(product, selection))

/** The nearest selection with the requested value. */
export const wayTo = ({
  product,
  selection,
  unavailable,
}: Pick<PickerDraft, 'product' | 'selection'> & { readonly unavailable: Choice | null }) => {
  const way =
    unavailable && nearestWay(product, selection, unavailable.attribute, unavailable.value)
  return way ? settled(product, way) : undefined
}
