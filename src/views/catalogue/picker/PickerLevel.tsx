import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import { swatchOf } from '../../../domain/catalogue/swatches.ts'
import { madeValues, offeredValues, pickedLevels } from '../../../domain/catalogue/variants.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import {
  selectMissingLevel,
  selectSelection,
} from '../../../machines/catalogue/variantPickerSelectors.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Swatch } from '../../parts/pictures/Swatch.tsx'
import styles from './PickerLevel.module.css'
import { UnavailableValue } from './UnavailableValue.tsx'
import { useChosenNames } from './useChosenNames.ts'

/**
 * One level of the picker: swatches for metals and stones, chips for the rest. A value that is unavailable with the
 * choices above is struck through. Choosing it shows why, and how to get it.
 */
export function PickerLevel({
  product,
  depth,
  isOpen,
  picker,
}: {
  product: Product
  depth: number
  /** The levels above are chosen. */
  isOpen: boolean
  picker: VariantPickerRef
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const missing = useSelector(picker, selectMissingLevel)
  const values = useRef<HTMLDivElement>(null)
  const id = useId()
  const above = useChosenNames(product, selection, depth)
  const level = pickedLevels(product)[depth]
  const levelId = level?._id
  useEffect(() => {
    const { unsubscribe } = picker.on('level.missing', ({ attribute }) => {
      if (attribute === levelId) values.current?.querySelector('input')?.focus()
    })
    return unsubscribe
  }, [picker, levelId])
  if (!level) return null
  const chosen = level.variants.find(({ _id }) => _id === selection[level._id])
  const isMissing = missing === level._id
  const offered = new Set(offeredValues(product, depth, selection))
  return (
    <div
      className={styles.level}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={isMissing}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
    >
      <p className={styles.head}>
        <span id={id} className={styles.name}>
          {text(level.name)}
        </span>
        {chosen && <span className={styles.chosen}>{text(chosen.name)}</span>}
      </p>
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing}>
          {t('picker.chooseThis')}
        </p>
      )}
      {isOpen ? (
        <>
          <div ref={values} className={styles.values}>
            {madeValues(product, depth).map((value) => {
              const isOffered = offered.has(value)
              const colour = swatchOf(value.name)
              return (
                <label
                  key={value._id}
                  className={styles.value}
                  data-elsewhere={isOffered ? undefined : true}
                >
                  <input
                    type="radio"
                    name={id}
                    value={value._id}
                    aria-describedby={isOffered ? undefined : `${id}-not-made`}
                    checked={chosen === value}
                    onChange={() =>
                      picker.send({
                        type: 'value.chosen',
                        attribute: level._id,
                        value: value._id,
                      })
                    }
                  />
                  <span>
                    {colour !== undefined && <Swatch colour={colour} />}
                    {text(value.name)}
                  </span>
                </label>
              )
            })}
          </div>
          {above !== '' && (
            <span id={`${id}-not-made`} className={controls.hidden}>
              {t('picker.notMade', { above })}
            </span>
          )}
          <UnavailableValue product={product} level={level} depth={depth} picker={picker} />
        </>
      ) : (
        <p className={styles.locked}>{t('picker.locked')}</p>
      )}
    </div>
  )
}
