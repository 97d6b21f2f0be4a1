import { useContext } from 'react'
import { Link } from 'react-router-dom'
import type { Category } from '../../../contracts/catalogue.ts'
import { pageTitle } from '../../../domain/shell/pageHead.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { SettingsContext } from '../../parts/shop.ts'

/**
 * A product's page when it is no longer sold (rule P15). It leads back to the product's category.
 * @param path the categories above the product, the outermost first; empty if its address names none
 */
export default function WithdrawnPage({
  path,
}: {
  path: readonly Pick<Category, 'slug' | 'name'>[]
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const shopName = useContext(SettingsContext)?.customization.shopName ?? ''
  const category = path.at(-1)
  return (
    <>
      <title>{pageTitle(t('listing.gone'), shopName)}</title>
      <Interlude level={1} title={t('listing.gone')} takesFocus>
        <p>{t('product.withdrawn')}</p>
        {category && (
          <Link className={controls.button} to={`/eshop/${category.slug}`}>
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
