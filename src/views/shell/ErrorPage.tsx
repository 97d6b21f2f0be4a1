import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageTitle } from '../parts/page/PageTitle.tsx'

/**
 * The router's default error screen: the status or the message, a retry where it helps, and a link to the front page
 * (P5).
 */
export function ErrorPage({ detail, onRetry }: { detail: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle name={t('error.unexpected')} />
      <Interlude level={1} title={t('error.unexpected')}>
        <p>{detail}</p>
        {onRetry && (
          <button type="button" className={controls.button} onClick={onRetry}>
            {t('failed.retry')}
          </button>
        )}
        <Link className={onRetry ? controls.quiet : controls.button} to="/">
          {t('notFound.home')}
        </Link>
      </Interlude>
    </>
  )
}
