import { useSelector } from '@xstate/react'
import type { Product } from '../../contracts/catalogue.ts'
import { chosenDepth, pickedLevels } from '../../domain/variants.ts'
import { isOutOfStock } from '../../machines/pickerDraft.ts'
import {
  selectCarted,
  selectIsCounting,
  selectSelection,
  type VariantPickerRef,
} from '../../machines/variantPicker.machine.ts'
import { OneQuantity } from './OneQuantity.tsx'
import { OrderBar } from './OrderBar.tsx'
import styles from './Picker.module.css'
import { PickerLevel } from './PickerLevel.tsx'
import { QuantityTable } from './QuantityTable.tsx'

/** Level by level, then how many (specification 4, variant selection). */
export function Picker({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const selection = useSelector(picker, selectSelection)
  const isCounting = useSelector(picker, selectIsCounting)
  const carted = useSelector(picker, selectCarted)
  const isLate = useSelector(picker, ({ context }) => isCounting && isOutOfStock(context))
  const reached = chosenDepth(product, selection)
  return (
    <form
      className={styles.picker}
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
        isCounting && <QuantityTable product={product} picker={picker} carted={carted} />
      ) : (
        <OneQuantity product={product} picker={picker} />
      )}
      <OrderBar product={product} picker={picker} carted={carted} isLate={isLate} />
    </form>
  )
}
