import { type EventObject, fromCallback, type Subscribable } from 'xstate'
import type { Product } from '../../contracts/catalogue/product.ts'
import { chosenPicture, picturesOf } from '../../domain/catalogue/variantPictures.ts'
import type { Selection } from '../../domain/catalogue/variants.ts'

interface PickerSnapshot {
  readonly context: { readonly product: Product; readonly selection: Selection }
}

/** A picker for the gallery that follows it. */
export interface PickerReader extends Subscribable<PickerSnapshot> {
  getSnapshot(): PickerSnapshot
}

/** The pictures for the choices of a picker. */
export interface PickedPictures {
  /** All pictures of the product. */
  readonly images: readonly string[]
  /** The colours of these pictures by their addresses, as far as they are known. */
  readonly colours: Readonly<Record<string, string>>
  /** The one that the choices determine. */
  readonly chosen: string | null
}

export const pickedPictures = ({
  context: { product, selection },
}: PickerSnapshot): PickedPictures => ({
  images: picturesOf(product),
  colours: product.pictureColours ?? {},
  chosen: chosenPicture(product, selection),
})

/** The event of {@link choiceWatcher}. */
export interface ChoiceMade extends PickedPictures {
  readonly type: 'choice.made'
}

/** Sends the pictures for the choices whenever the choices or the product's pictures change. */
export const choiceWatcher = fromCallback<EventObject, { picker: PickerReader }>(
  ({ input: { picker }, sendBack }) => {
    const keyOf = (snapshot: PickerSnapshot) =>
      JSON.stringify([snapshot.context.selection, pickedPictures(snapshot)])
    let last = keyOf(picker.getSnapshot())
    const { unsubscribe } = picker.subscribe((snapshot) => {
      const key = keyOf(snapshot)
      if (key === last) return
      last = key
      sendBack({ type: 'choice.made', ...pickedPictures(snapshot) } satisfies ChoiceMade)
    })
    return unsubscribe
  },
)
