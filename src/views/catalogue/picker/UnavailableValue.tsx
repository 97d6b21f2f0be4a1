import { useSelector } from '@xstate/react'
import type { Attribute, Product } from '../../../contracts/catalogue/product.ts'
import { nearestWay } from '../../../domain/catalogue/variants.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import {
  selectSelection,
  selectUnavailable,
} from '../../../machines/catalogue/variantPickerSelectors.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './PickerLevel.module.css'
import { useChosenNames } from './useChosenNames.ts'

/** Why the chosen value is not available with the choices above, and the nearest way to it (rule V5). */
export function UnavailableValue({
  product,
  level,
  depth,
  picker,
}: {
  product: Product
  level: Attribute
  depth: number
  picker: VariantPickerRef
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const unavailable = useSelector(picker, selectUnavailable)
  const asked = unavailable?.attribute === level._id ? unavailable : null
  const way = asked ? nearestWay(product, selection, asked.attribute, asked.value) : undefined
  const above = useChosenNames(product, selection, depth)
  const instead = useChosenNames(product, way ?? {}, depth)
  const value = text(level.variants.find(({ _id }) => _id === asked?.value)?.name)
  return (
    <div className={styles.unavailable} role="status">
      {way && (
        <>
          <p>{t('picker.unavailable', { value, above, instead })}</p>
          <button
            type="button"
            className={controls.textButton}
            onClick={({ currentTarget }) => {
              // This button disappears, so focus the value that it chooses.
              const group = currentTarget.closest('[role="radiogroup"]')
              group?.querySelector<HTMLElement>(`input[value="${asked?.value}"]`)?.focus()
              picker.send({ type: 'way.taken' })
            }}
          >
            {t('picker.takeWay', { value, instead })}
          </button>
        </>
      )}
    </div>
  )
}
