import { useSelector } from '@xstate/react'
import type { Product } from '../../contracts/catalogue/product.ts'
import { draftTotals } from '../../domain/cart/draftTotals.ts'
import { pooledMinimum } from '../../domain/cart/quantity.ts'
import { selectedVariants, variantsOf } from '../../domain/catalogue/variants.ts'
import type { Carted } from '../../machines/cart/cartWatcher.ts'
import { draftLines, piecesAfter } from '../../machines/catalogue/pickerDraft.ts'
import type { VariantPickerRef } from '../../machines/catalogue/variantPicker.machine.ts'
import {
  selectDraft,
  selectIsAdding,
  selectIsCounting,
  selectIsOutOfStock,
  selectSelection,
} from '../../machines/catalogue/variantPickerSelectors.ts'
import controls from '../parts/controls.module.css'
import { useCan } from '../parts/hooks/useCan.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './OrderBar.module.css'

/** The total of the draft, a note if it ships late, the missing choices, and the button that adds it. */
export function OrderBar({
  product,
  picker,
  carted,
}: {
  product: Product
  picker: VariantPickerRef
  /** Pieces in the cart by the variant's `productId`. */
  carted: Carted
}) {
  const { t } = useTranslation()
  const { money, grams, count, currency } = useFormats()
  const isAdding = useSelector(picker, selectIsAdding)
  const canAdd = useCan(picker, { type: 'add.requested' })
  const isCounting = useSelector(picker, selectIsCounting)
  const isLate = useSelector(picker, selectIsOutOfStock)
  const selection = useSelector(picker, selectSelection)
  const draft = useSelector(picker, selectDraft)
  const context = { product, selection, draft, carted }
  const totals = draftTotals(draftLines(context), currency)
  const sum = (ids: readonly { productId: string }[]) =>
    ids.reduce((total, { productId }) => total + (carted[productId] ?? 0), 0)
  const inCart = sum(variantsOf(product))
  const isUpdate = sum(selectedVariants(product, selection)) > 0
  const missing = product.moreCombination && isCounting ? pooledMinimum - piecesAfter(context) : 0
  return (
    <div className={styles.bar}>
      {isCounting && (
        <dl className={styles.totals}>
          <div>
            <dt>{t('cart.pieces')}</dt>
            <dd>{count(totals.pieces)}</dd>
          </div>
          <div className={styles.weight}>
            <dt>{t('product.weight')}</dt>
            <dd>
              <bdi>{t('product.grams', { grams: grams(totals.weight) })}</bdi>
            </dd>
          </div>
          <div className={styles.money}>
            <dt>{t('cart.total')}</dt>
            <dd>
              <bdi>{money(totals.price)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <div className={styles.notes} role="status">
        {isLate && <p className={styles.late}>{t('stock.variantOut')}</p>}
        {missing > 0 && <p>{t('picker.missing', { count: missing })}</p>}
        {inCart > 0 && <p className={styles.inCart}>{t('picker.inCart', { count: inCart })}</p>}
      </div>
      <button
        type="submit"
        className={`${controls.button} ${controls.wide}`}
        aria-disabled={!canAdd}
      >
        {t(isAdding ? 'picker.adding' : isUpdate ? 'picker.update' : 'picker.add')}
      </button>
    </div>
  )
}
