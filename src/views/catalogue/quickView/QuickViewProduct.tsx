import { useSelector } from '@xstate/react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import { withSelection } from '../../../domain/catalogue/selectionInUrl.ts'
import { productPath } from '../../../domain/shell/addresses.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import {
  selectPicture,
  selectSelection,
} from '../../../machines/catalogue/variantPickerSelectors.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { Picker } from '../picker/Picker.tsx'
import { ProductNumbers } from '../product/ProductNumbers.tsx'
import { TradeLine } from '../product/TradeLine.tsx'
import styles from './QuickViewProduct.module.css'

/** The part of a product that ordering needs, for the quick view. */
export function QuickViewProduct({
  product,
  picker,
  pointed,
}: {
  product: Product
  picker: VariantPickerRef
  /** The line of the quantity table that was searched for: its variant's `productId`. */
  pointed?: string | undefined
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const picture = useSelector(picker, selectPicture)
  return (
    <div className={styles.quickView}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture
            src={picture}
            colour={product.pictureColours?.[picture ?? '']}
            preview={picture === product.imageUrl_thum[0] ? product.picturePreview : undefined}
            alt={text(product.title)}
            eager
            sizes="11rem"
          />
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
      <TradeLine product={product} picker={picker} />
      <Picker product={product} picker={picker} pointed={pointed} />
    </div>
  )
}
