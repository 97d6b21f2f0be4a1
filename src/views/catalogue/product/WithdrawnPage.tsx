import type { Category } from '../../../contracts/catalogue/product.ts'
import { categoryPath } from '../../../domain/shell/addresses.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { PageTitle } from '../../parts/page/PageTitle.tsx'

/**
 * A product's page when it is no longer sold (rule P15). It leads back to the product's category.
 * @param category the one in its address; null if the shop has no such category
 */
export default function WithdrawnPage({
  category,
}: {
  category: Pick<Category, 'slug' | 'name'> | null
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  return (
    <>
      <PageTitle name={t('listing.gone')} />
      <Interlude level={1} title={t('listing.gone')} takesFocus>
        <p>{t('product.withdrawn')}</p>
        {category && (
          <Link className={controls.button} to={categoryPath(category.slug)}>
            {t('product.backTo', { name: text(category.name) })}
          </Link>
        )}
        <Link className={category ? controls.quiet : controls.button} to="/eshop">
          {t('eshop.all')}
        </Link>
      </Interlude>
    </>
  )
}
