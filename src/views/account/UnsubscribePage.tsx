import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'

/** Unsubscribing from the newsletter; shows both sentences in any case (rule P13). */
export function UnsubscribePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead page={{ kind: 'unsubscribe' }} />
      <Interlude level={1} title={t('newsletter.unsubscribed')}>
        <p>{t('newsletter.unsubscribedBody')}</p>
        <Link className={controls.quiet} to="/">
          {t('verification.home')}
        </Link>
      </Interlude>
    </>
  )
}
