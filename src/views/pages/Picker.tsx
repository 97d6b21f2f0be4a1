import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attribute, Product } from '../../contracts/catalogue.ts'
import {
  chosenDepth,
  offeredValues,
  pickedLevels,
  type Selection,
  selectedVariants,
} from '../../domain/variants.ts'
import { piecesOf } from '../../machines/pickerDraft.ts'
import {
  selectDraft,
  selectIsAdding,
  selectIsCounting,
  selectIsOutOfStock,
  selectSelection,
  type VariantPickerRef,
} from '../../machines/variantPicker.machine.ts'
import controls from '../parts/controls.module.css'
import { Notice } from '../parts/Notice.tsx'
import { QuantityField } from '../parts/QuantityField.tsx'
import { StockNote } from '../parts/StockNote.tsx'
import { useFormats } from '../parts/useFormats.ts'
import styles from './Picker.module.css'
import { QuantityTable } from './QuantityTable.tsx'

/** Level by level, then how many (specification 4, variant selection). */
export function Picker({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const { t } = useTranslation()
  const selection = useSelector(picker, selectSelection)
  const isCounting = useSelector(picker, selectIsCounting)
  const isAdding = useSelector(picker, selectIsAdding)
  const isOutOfStock = useSelector(picker, selectIsOutOfStock)
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
        <Level
          key={level._id}
          level={level}
          values={depth <= reached ? offeredValues(product, depth, selection) : []}
          selection={selection}
          picker={picker}
        />
      ))}
      {product.moreCombination ? (
        isCounting && <QuantityTable product={product} picker={picker} />
      ) : (
        <OneQuantity product={product} picker={picker} />
      )}
      {isOutOfStock && <Notice>{t('stock.variantOut')}</Notice>}
      <button
        type="submit"
        className={`${controls.button} ${controls.wide} ${styles.add}`}
        disabled={isAdding}
      >
        {t(isAdding ? 'picker.adding' : 'picker.add')}
      </button>
    </form>
  )
}

function Level({
  level,
  values,
  selection,
  picker,
}: {
  level: Attribute
  /** Empty while a level above is not chosen. */
  values: Attribute['variants']
  selection: Selection
  picker: VariantPickerRef
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const id = useId()
  const name = text(level.name)
  const chosen = level.variants.find(({ _id }) => _id === selection[level._id])
  return (
    <div className={styles.level} role="radiogroup" aria-labelledby={id}>
      <p className={styles.levelHead}>
        <span id={id} className={styles.levelName}>
          {name}
        </span>
        {chosen && <span className={styles.chosen}>{text(chosen.name)}</span>}
      </p>
      {values.length === 0 ? (
        <p className={styles.locked}>{t('picker.locked')}</p>
      ) : (
        <div className={styles.values}>
          {values.map((value) => (
            <label key={value._id} className={styles.value}>
              <input
                type="radio"
                name={id}
                checked={selection[level._id] === value._id}
                onChange={() =>
                  picker.send({
                    type: 'value.chosen',
                    attribute: level._id,
                    value: value._id,
                  })
                }
              />
              <span>{text(value.name)}</span>
            </label>
          ))}
        </div>
      )}
    </div>
  )
}

function OneQuantity({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const { t } = useTranslation()
  const selection = useSelector(picker, selectSelection)
  const draft = useSelector(picker, selectDraft)
  const [variant] = selectedVariants(product, selection)
  const { minimum, step } = product.quantityRule
  const productId = variant?.productId ?? ''
  const pieces = piecesOf({ product, draft }, productId)
  return (
    <div className={styles.count}>
      <QuantityField
        value={pieces}
        names={{
          quantity: t('quantity.label'),
          increase: t('quantity.increase'),
          decrease: t('quantity.decrease'),
        }}
        canDecrease={pieces > minimum}
        disabled={variant === undefined}
        onType={(quantity) => picker.send({ type: 'quantity.typed', productId, quantity })}
        onIncrease={() => picker.send({ type: 'quantity.incremented', productId })}
        onDecrease={() => picker.send({ type: 'quantity.decremented', productId })}
      />
      <div className={styles.countNotes}>
        {step > 1 && <p>{t('quantity.steps', { step, minimum })}</p>}
        {variant && <StockNote inStock={variant.stock > 0} />}
      </div>
    </div>
  )
}
