import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category, Product } from '../../contracts/catalogue.ts'
import { selectedVariants, variantsOf } from '../../domain/variants.ts'
import { selectSelection, type VariantPickerRef } from '../../machines/variantPicker.machine.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Picture } from '../parts/Picture.tsx'
import page from '../parts/page.module.css'
import { useFormats } from '../parts/useFormats.ts'
import { Picker } from './Picker.tsx'
import styles from './ProductPage.module.css'

/** A product: its pictures, its numbers, and what to order of it. */
export function ProductPage({
  product,
  path,
  picker,
}: {
  product: Product
  /** The categories from the top down to the product's. */
  path: readonly Pick<Category, 'slug' | 'name'>[]
  picker: VariantPickerRef
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const title = text(product.title)
  const description = text(product.description)
  return (
    <div className={page.page}>
      <PageHead
        page={{
          kind: 'product',
          title: product.title,
          description: product.description,
          images: product.imageUrl_thum,
          keywords: product.keywords,
        }}
      />
      <Breadcrumb
        trail={[
          { to: '/eshop', text: t('eshop.title') },
          ...path.map(({ slug, name }) => ({
            to: `/eshop/${encodeURIComponent(slug)}`,
            text: text(name),
          })),
        ]}
      />
      <div className={styles.product}>
        <Gallery images={product.imageUrl_thum} title={title} />
        <div className={styles.side}>
          <h1 className={styles.title}>{title}</h1>
          <Numbers product={product} picker={picker} />
          <Picker product={product} picker={picker} />
          {description && (
            <section className={styles.description} aria-labelledby="description">
              <h2 id="description">{t('product.description')}</h2>
              {/* The server keeps descriptions to a safe subset of HTML. */}
              <div dangerouslySetInnerHTML={{ __html: description }} />
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

function Numbers({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const { t } = useTranslation()
  const { price, grams } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const [variant, ...others] = selectedVariants(product, selection)
  const one = others.length === 0 && !product.moreCombination ? variant : undefined
  return (
    <dl className={styles.numbers}>
      <div className={styles.price}>
        <dt>{t('product.price')}</dt>
        <dd>
          {one ? (
            <bdi>{price(one)}</bdi>
          ) : (
            <>
              <span className={styles.from}>{t('product.from')}</span>{' '}
              <bdi>{price(product.prices)}</bdi>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('product.weight')}</dt>
        <dd>{t('product.grams', { grams: grams(one?.weight ?? product.weight) })}</dd>
      </div>
      <div>
        <dt>{t('product.sku')}</dt>
        <dd>{one?.sku ?? t('product.skus', { count: variantsOf(product).length })}</dd>
      </div>
    </dl>
  )
}

function Gallery({ images, title }: { images: readonly string[]; title: string }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  return (
    <div className={styles.gallery}>
      <Picture src={images[shown] ?? images[0]} alt={title} eager />
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, position) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('product.picture', { position: position + 1, total: images.length })}
                aria-pressed={position === shown}
                onClick={() => setShown(position)}
              >
                <Picture src={image} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
