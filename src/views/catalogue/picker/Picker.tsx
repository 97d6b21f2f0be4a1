import { useSelector } from '@xstate/react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import { chosenDepth, pickedLevels } from '../../../domain/catalogue/variants.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import {
  selectCarted,
  selectIsCounting,
  selectSelection,
} from '../../../machines/catalogue/variantPickerSelectors.ts'
import { OrderBar } from '../../cart/OrderBar.tsx'
import { OneQuantity } from './OneQuantity.tsx'
import styles from './Picker.module.css'
import { PickerLevel } from './PickerLevel.tsx'
import { QuantityTable } from './QuantityTable.tsx'

/** Picks a variant level by level, then the quantity (rules V3, V4). */
export function Picker({
  product,
  picker,
  pointed,
}: {
  product: Product
  picker: VariantPickerRef
  /** The line of the quantity table that was searched for: its variant's `productId`. */
  pointed?: string | undefined
}) {
  const selection = useSelector(picker, selectSelection)
  const isCounting = useSelector(picker, selectIsCounting)
  const carted = useSelector(picker, selectCarted)
  const reached = chosenDepth(product, selection)
  return (
    <form
      className={styles.picker}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        picker.send({ type: 'add.requested' })
      }}
    >
      {pickedLevels(product).map((level, depth) => (
        <PickerLevel
          key={level._id}
          product={product}
          depth={depth}
          isOpen={depth <= reached}
          picker={picker}
        />
      ))}
      {product.moreCombination ? (
        isCounting && (
          <QuantityTable product={product} picker={picker} carted={carted} pointed={pointed} />
        )
      ) : (
        <OneQuantity product={product} picker={picker} />
      )}
      <OrderBar product={product} picker={picker} carted={carted} />
    </form>
  )
}
