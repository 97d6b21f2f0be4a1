import { useSelector } from '@xstate/react'
import Trash2 from 'lucide-react/icons/trash'
import { memo } from 'react'
import { canDecrease, canIncrease } from '../../../domain/cart/quantity.ts'
import type { JudgedLine } from '../../../domain/cart/quickOrder/judgeLines.ts'
import { displayLine, unitPrice } from '../../../domain/settings/money.ts'
import { productPathIn } from '../../../domain/shell/addresses.ts'
import { selectIsAddingLines } from '../../../machines/cart/quickOrder/quickOrderSelectors.ts'
import controls from '../../parts/controls.module.css'
import { QuantityField } from '../../parts/fields/QuantityField.tsx'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { useShop } from '../../parts/shop.ts'
import { LineRepair } from './LineRepair.tsx'
import styles from './QuickOrder.module.css'

/** A line of the list. It renders again only when it has changed itself, because a list may have thousands. */
export const LineItem = memo(
  function LineItem({ judged }: { judged: JudgedLine }) {
    const { t } = useTranslation()
    const { text, money, priceText, count, currency } = useFormats()
    const { quickOrder } = useShop()
    const { line, variant, issue, late, inStock } = judged
    const isAdding = useSelector(quickOrder, selectIsAddingLines)
    const { key, asked, earlier, quantity } = line
    const values = variant?.attributes.map(({ value }) => text(value)).join(' · ')
    const title = variant ? text(variant.title) : earlier ? text(earlier.title) : asked.code
    const name = [title || t('quickOrder.noCode'), values].filter(Boolean).join(', ')
    const isPriceChanged = variant && earlier && unitPrice(variant) !== earlier.unitPrice
    return (
      <li className={styles.line}>
        {variant && (
          <span className={styles.picture}>
            <Picture src={variant.image} alt="" sizes="3rem" />
          </span>
        )}
        <div className={styles.what}>
          <p className={styles.name}>
            {variant ? (
              <Link to={productPathIn(variant.categories, variant.productSlug)}>{title}</Link>
            ) : (
              <bdi>{title || t('quickOrder.noCode')}</bdi>
            )}
          </p>
          {variant && (
            <p className={styles.soft}>
              {values && <bdi>{values}</bdi>} <bdi>{variant.sku}</bdi>
            </p>
          )}
          {isPriceChanged && (
            <p className={styles.soft}>
              {t('quickOrder.priceWas', {
                before: priceText({ sellPrice: earlier.unitPrice, offerPrice: 0 }),
                now: priceText(variant),
              })}
            </p>
          )}
          {late > 0 && <p className={styles.late}>{t('quickOrder.late', { count: late })}</p>}
          {inStock > 0 && !isAdding && (
            <button
              type="button"
              className={controls.textButton}
              aria-label={`${t('cart.takeInStock', { pieces: count(inStock) })}: ${name}`}
              onClick={() => quickOrder.send({ type: 'quantity.typed', key, quantity: inStock })}
            >
              {t('cart.takeInStock', { pieces: count(inStock) })}
            </button>
          )}
        </div>
        {variant?.isSold && (
          <div className={styles.numbers}>
            <QuantityField
              value={quantity ?? 0}
              names={{
                quantity: t('quantity.labelOf', { name }),
                increase: t('quantity.increaseOf', { name }),
                decrease: t('quantity.decreaseOf', { name }),
              }}
              disabled={isAdding}
              canIncrease={canIncrease(variant.quantityRule, quantity ?? 0)}
              canDecrease={canDecrease(variant.quantityRule, quantity ?? 0)}
              onType={(typed) => quickOrder.send({ type: 'quantity.typed', key, quantity: typed })}
              onIncrease={() => quickOrder.send({ type: 'line.incremented', key })}
              onDecrease={() => quickOrder.send({ type: 'line.decremented', key })}
            />
            <p className={styles.price}>
              <bdi>{quantity !== undefined && money(displayLine(variant, quantity, currency))}</bdi>
            </p>
          </div>
        )}
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('cart.removeRow', { name })}
          aria-disabled={isAdding}
          onClick={() => quickOrder.send({ type: 'line.removed', key })}
        >
          <Trash2 aria-hidden size={16} />
        </button>
        {issue && !isAdding && <LineRepair judged={judged} issue={issue} />}
      </li>
    )
  },
  (before, after) => isSame(before.judged, after.judged),
)

const isSame = (one: JudgedLine, other: JudgedLine): boolean =>
  one.line === other.line &&
  one.variant === other.variant &&
  one.late === other.late &&
  one.inStock === other.inStock &&
  JSON.stringify(one.issue) === JSON.stringify(other.issue)
