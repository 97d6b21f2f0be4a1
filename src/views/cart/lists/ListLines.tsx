import type { ShownLine } from '../../../domain/cart/shownLines.ts'
import { displayLine } from '../../../domain/settings/money.ts'
import { productPathIn } from '../../../domain/shell/addresses.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import styles from './Lists.module.css'

/** Lines below a list before the others are folded. */
const linesAtFirst = 100

/** The lines of a named list with today's prices and stock (rules K21, K22). */
export function ListLines({ lines, id }: { lines: readonly ShownLine[]; id?: string }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const left = lines.slice(linesAtFirst)
  return (
    <div id={id} className={styles.contents}>
      <Lines lines={lines.slice(0, linesAtFirst)} />
      {left.length > 0 && (
        <details>
          <summary>{t('lists.more', { count: left.length, lines: count(left.length) })}</summary>
          <Lines lines={left} />
        </details>
      )}
    </div>
  )
}

function Lines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.variant.productId} line={line} />
      ))}
    </ul>
  )
}

function Line({ line: { quantity, variant } }: { line: ShownLine }) {
  const { t } = useTranslation()
  const { text, money, count, priceText, currency } = useFormats()
  const { attributes, categories, isSold, productSlug, sku, stock, title } = variant
  const values = attributes.map(({ value }) => text(value)).join(' · ')
  return (
    <li className={styles.line}>
      <p>
        {isSold ? (
          <Link to={productPathIn(categories, productSlug)}>{text(title)}</Link>
        ) : (
          text(title)
        )}
        <span className={styles.facts}>
          {values && <bdi>{values}</bdi>} <bdi>{sku}</bdi>
        </span>
      </p>
      <p>
        {t('lists.pieces', { count: quantity, pieces: count(quantity) })}
        <span className={styles.facts}>
          {isSold ? (
            <>
              <bdi>{priceText(variant)}</bdi> · {t('stock.some', { pieces: count(stock) })}
            </>
          ) : (
            t('cart.unsold')
          )}
        </span>
      </p>
      <p className={styles.sum}>
        {isSold && <bdi>{money(displayLine(variant, quantity, currency))}</bdi>}
      </p>
    </li>
  )
}
