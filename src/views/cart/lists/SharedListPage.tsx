import type { SharedList } from '../../../contracts/cart/lists.ts'
import { linesOfList } from '../../../domain/cart/quickOrder/linesOfList.ts'
import { shownLines } from '../../../domain/cart/shownLines.ts'
import { isolated } from '../../../domain/settings/languages.ts'
import type { SaveListRef } from '../../../machines/cart/saveList.machine.ts'
import controls from '../../parts/controls.module.css'
import forms from '../../parts/forms.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { useShop } from '../../parts/shop.ts'
import { ListLines } from './ListLines.tsx'
import styles from './Lists.module.css'
import { SaveList } from './SaveList.tsx'

/** A list that another customer shares (rule K22). */
export function SharedListPage({ list, saving }: { list: SharedList; saving: SaveListRef }) {
  const { t, language } = useTranslation()
  const { count } = useFormats()
  const { quickOrder } = useShop()
  const { name, companyName, lines } = list
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className={forms.medium}>
      <PageHead page={{ kind: 'sharedList' }} />
      <div className={page.head}>
        <p className={page.eyebrow}>
          {t('sharedList.from', { companyName: isolated(companyName, language) })}
        </p>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <p>{t('sharedList.facts', { lines: count(lines.length), pieces: count(pieces) })}</p>
        <p className={page.lead}>{t('sharedList.lead')}</p>
      </div>
      <div className={styles.card}>
        <Link
          className={controls.button}
          to="/cart"
          onClick={() => quickOrder.send({ type: 'lines.given', lines: linesOfList(lines) })}
        >
          {t('lists.review')}
        </Link>
        <SaveList saving={saving} lines={lines} name={name} label={t('saveList.copy')} />
        <ListLines lines={shownLines(list)} />
      </div>
    </div>
  )
}
