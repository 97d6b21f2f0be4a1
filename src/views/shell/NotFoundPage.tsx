import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'

/** 404 (rule P4). */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead page={{ kind: 'notFound' }} />
      <Interlude level={1} title={t('notFound.text')}>
        <Link className={controls.button} to="/">
          {t('notFound.home')}
        </Link>
      </Interlude>
    </>
  )
}
