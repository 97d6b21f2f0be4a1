import type { ReactNode } from 'react'
import type { Category, Product } from '../../../contracts/catalogue/product.ts'
import { productPage } from '../../../domain/catalogue/productPage.ts'
import { categoryPath } from '../../../domain/shell/addresses.ts'
import type { GalleryRef } from '../../../machines/catalogue/gallery.machine.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Breadcrumb } from '../../parts/page/Breadcrumb.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { Picker } from '../picker/Picker.tsx'
import { Gallery } from './Gallery.tsx'
import { ProductData } from './ProductData.tsx'
import { ProductNumbers } from './ProductNumbers.tsx'
import styles from './ProductPage.module.css'
import { TradeLine } from './TradeLine.tsx'

/** A product: its pictures, its numbers, and what to order of it. */
export function ProductPage({
  product,
  path,
  picker,
  pointed,
  gallery,
  actions,
  related,
}: {
  product: Product
  /** The categories from the top down to the product's. */
  path: readonly Pick<Category, 'slug' | 'name'>[]
  picker: VariantPickerRef
  /** The line of the quantity table that the address points at: its variant's `productId`. */
  pointed?: string | undefined
  gallery: GalleryRef
  /** The actions for the whole product, beside its name. */
  actions?: ReactNode
  /** Other pieces, at the end. */
  related?: ReactNode
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const about = productPage(product)
  const title = text(product.title)
  const description = text(product.description)
  return (
    <div className={page.page}>
      <PageHead page={about} />
      <ProductData page={about} />
      <Breadcrumb
        trail={[
          { to: '/eshop', text: t('eshop.title') },
          ...path.map(({ slug, name }) => ({
            to: categoryPath(slug),
            text: text(name),
          })),
        ]}
      />
      <div className={styles.product}>
        <div className={styles.head}>
          <div className={styles.name}>
            <h1 className={styles.title}>{title}</h1>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          <TradeLine product={product} picker={picker} />
        </div>
        <div className={styles.pictures}>
          <Gallery gallery={gallery} title={title} preview={product.picturePreview} />
        </div>
        <div className={styles.side}>
          <ProductNumbers product={product} picker={picker} />
          <Picker product={product} picker={picker} pointed={pointed} />
          {description && (
            <section className={styles.description} aria-labelledby="description">
              <h2 id="description">{t('product.description')}</h2>
              {/* The server keeps descriptions to a safe subset of HTML. */}
              <div dangerouslySetInnerHTML={{ __html: description }} />
            </section>
          )}
        </div>
      </div>
      {related}
    </div>
  )
}
