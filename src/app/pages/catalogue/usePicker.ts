import type { Product } from '../../../contracts/catalogue/product.ts'
import type { Selection } from '../../../domain/catalogue/variants.ts'
import {
  type PickerServices,
  provideVariantPicker,
} from '../../../services/catalogue/variantPicker.actors.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

/** The place where a picker is shown, and its connection to the address. */
export type PickerPlace = Pick<PickerServices, 'onProduct' | 'keepInAddress'>

/** The picker of a product at a place. */
export const usePicker = (product: Product, place: PickerPlace, selection?: Selection) => {
  const { root, refs } = useComposed()
  return usePageActor((services) => provideVariantPicker({ ...services, ...place }), {
    ...{ shell: root, cart: refs.cart, product },
    ...(selection ? { selection } : {}),
  })
}
