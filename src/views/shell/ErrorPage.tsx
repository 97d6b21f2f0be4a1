import { useTranslation } from 'react-i18next'
import controls from '../parts/controls.module.css'
import { Interlude } from '../parts/Interlude.tsx'

/** The router's default error screen: the status or the message, and a link to the front page (rule P5). */
export function ErrorPage({ detail }: { detail: string }) {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('error.unexpected')}</title>
      <Interlude level={1} title={t('error.unexpected')}>
        <p>{detail}</p>
        <a className={controls.button} href="/">
          {t('notFound.home')}
        </a>
      </Interlude>
    </>
  )
}
