import { useSelector } from '@xstate/react'
import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ProductCard as Card } from '../../contracts/catalogue/product.ts'
import {
  selectAskedCount,
  selectUndoable,
  selectWishedOf,
} from '../../machines/account/wishlist/wishlistSelectors.ts'
import controls from '../parts/controls.module.css'
import { useCan } from '../parts/hooks/useCan.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import cardStyles from '../parts/product/ProductCard.module.css'
import { ProductCard } from '../parts/product/ProductCard.tsx'
import { useShop } from '../parts/shop.ts'
import { UndoNote } from '../parts/UndoNote.tsx'
import styles from './WishlistPage.module.css'

/** The products on the buyer's wishlist, newest first; each can be moved to the cart or removed. */
export function WishlistPage({ products }: { products: readonly Card[] }) {
  const { t } = useTranslation()
  const { wishlist } = useShop()
  const snapshot = useSelector(wishlist, (now) => now)
  const dropped = selectUndoable(snapshot)
  const undoable = dropped.length
  const asked = selectAskedCount(snapshot)
  const ids = new Set(
    selectWishedOf(
      snapshot,
      products.map(({ _id }) => _id),
    ),
  )
  const wished = products.filter(({ _id }) => ids.has(_id))
  const drop = ({ _id }: Card) => wishlist.send({ type: 'wishes.dropped', productIds: [_id] })
  const list = useRef<HTMLUListElement>(null)
  const undo = () => {
    flushSync(() => wishlist.send({ type: 'drop.undone' }))
    list.current?.querySelector<HTMLElement>(`[data-removes="${dropped[0]}"]`)?.focus()
  }
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'wishlist' }} />
      <div className={page.head}>
        <h1>{t('wishlist.title')}</h1>
      </div>
      {wished.length > 0 ? (
        <>
          <div className={styles.bar}>
            <p>{t('listing.total', { count: wished.length })}</p>
            {asked > 0 ? (
              <fieldset className={styles.asking}>
                <legend className={controls.hidden}>{t('wishlist.removeAll')}</legend>
                <p role="status">{t('wishlist.askAll', { count: asked })}</p>
                <button
                  type="button"
                  className={controls.textButton}
                  onClick={() => wishlist.send({ type: 'removal.confirmed' })}
                >
                  {t('wishlist.confirmAll', { count: asked })}
                </button>
                <button
                  type="button"
                  className={controls.textButton}
                  onClick={() => wishlist.send({ type: 'removal.cancelled' })}
                >
                  {t('wishlist.keepAll')}
                </button>
              </fieldset>
            ) : (
              <button
                type="button"
                className={controls.textButton}
                onClick={() =>
                  wishlist.send({
                    type: 'removal.asked',
                    productIds: wished.map(({ _id }) => _id),
                  })
                }
              >
                {t('wishlist.removeAll')}
              </button>
            )}
          </div>
          <h2 className={controls.hidden}>{t('listing.products')}</h2>
          <ul ref={list} className={cardStyles.grid}>
            {wished.map((product) => (
              <li key={product._id} className={styles.wish}>
                <ProductCard product={product} />
                <Acts product={product} onDrop={() => drop(product)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Interlude title={t('wishlist.empty')}>
          <p>{t('wishlist.emptyText')}</p>
          <Link className={controls.button} to="/eshop">
            {t('home.buyer.enter')}
          </Link>
        </Interlude>
      )}
      <div className={styles.undo}>
        <UndoNote
          what={undoable > 0 ? undoable : null}
          said={t('wishlist.removed', { count: undoable })}
          onUndo={undo}
        />
      </div>
    </div>
  )
}

/** The actions on a wish. */
function Acts({ product, onDrop }: { product: Card; onDrop: () => void }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { wishlist } = useShop()
  const { _id, slug, directly } = product
  const move = { type: 'move.requested', product: { _id, slug, directly } } as const
  const canMove = useCan(wishlist, move)
  const title = text(product.title)
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={controls.quiet}
        aria-label={t('wishlist.moveOf', { title })}
        aria-disabled={!canMove}
        onClick={() => wishlist.send(move)}
      >
        {t('wishlist.move')}
      </button>
      <button
        type="button"
        className={controls.iconButton}
        data-removes={_id}
        aria-label={t('wishlist.removeOf', { title })}
        onClick={onDrop}
      >
        <Trash2 aria-hidden size={20} strokeWidth={1.6} />
      </button>
    </div>
  )
}
