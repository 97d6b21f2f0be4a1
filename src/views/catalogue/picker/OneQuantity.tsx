import { useSelector } from '@xstate/react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import { selectedVariants } from '../../../domain/catalogue/variants.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import {
  selectCanDecrease,
  selectCanIncrease,
  selectIsLate,
  selectPieces,
  selectSelection,
} from '../../../machines/catalogue/variantPickerSelectors.ts'
import { QuantityField } from '../../parts/fields/QuantityField.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { PickedStock } from './PickedStock.tsx'
import styles from './Picker.module.css'

/** The quantity of the picked variant. */
export function OneQuantity({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const { t } = useTranslation()
  const selection = useSelector(picker, selectSelection)
  const [variant] = selectedVariants(product, selection)
  const { minimum, step } = product.quantityRule
  const productId = variant?.productId ?? ''
  const pieces = useSelector(picker, selectPieces(productId))
  const canIncrease = useSelector(picker, selectCanIncrease(productId))
  const canDecrease = useSelector(picker, selectCanDecrease(productId))
  const isLate = useSelector(picker, selectIsLate(productId))
  return (
    <div className={styles.count}>
      <QuantityField
        value={pieces}
        names={{
          quantity: t('quantity.label'),
          increase: t('quantity.increase'),
          decrease: t('quantity.decrease'),
        }}
        canIncrease={canIncrease}
        canDecrease={canDecrease}
        disabled={variant === undefined}
        stepsFar
        onType={(quantity) => picker.send({ type: 'quantity.typed', productId, quantity })}
        onIncrease={(steps) => picker.send({ type: 'quantity.incremented', productId, steps })}
        onDecrease={(steps) => picker.send({ type: 'quantity.decremented', productId, steps })}
      />
      <div className={styles.countNotes}>
        {step > 1 && <p>{t('quantity.steps', { step, minimum })}</p>}
        {variant && <PickedStock stock={variant.stock} isLate={isLate} />}
      </div>
    </div>
  )
}
