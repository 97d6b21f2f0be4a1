import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '../../contracts/catalogue.ts'
import { productPath } from '../../domain/addresses.ts'
import { withSelection } from '../../domain/selectionInUrl.ts'
import { selectSelection, type VariantPickerRef } from '../../machines/variantPicker.machine.ts'
import controls from '../parts/controls.module.css'
import { Picture } from '../parts/Picture.tsx'
import { useFormats } from '../parts/useFormats.ts'
import { Picker } from './Picker.tsx'
import styles from './ProductGlance.module.css'
import { ProductNumbers } from './ProductNumbers.tsx'

/** A product as far as ordering needs it, for the quick view. */
export function ProductGlance({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const selection = useSelector(picker, selectSelection)
  return (
    <div className={styles.glance}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture src={product.imageUrl_thum[0]} alt={text(product.title)} eager sizes="11rem" />
        </div>
        <div>
          <ProductNumbers product={product} picker={picker} />
          <Link
            className={controls.textButton}
            to={productPath(product) + withSelection('', product, selection)}
          >
            {t('quickView.whole')}
          </Link>
        </div>
      </div>
      <Picker product={product} picker={picker} />
    </div>
  )
}
