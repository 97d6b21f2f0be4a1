import { useSelector } from '@xstate/react'
import { cartedIn } from '../../machines/pickerDraft.ts'
import type { VariantPickerRef } from '../../machines/variantPicker.machine.ts'

const sameCounts = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count)

/** How many pieces of each variant are in the cart, by `productId`, as the cart changes. */
export const useCarted = (picker: VariantPickerRef): ReadonlyMap<string, number> =>
  useSelector(picker.getSnapshot().context.cart, cartedIn, sameCounts)
