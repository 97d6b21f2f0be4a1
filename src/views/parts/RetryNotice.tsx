import controls from './controls.module.css'
import { useTranslation } from './hooks/useTranslation.ts'
import { Notice } from './Notice.tsx'

/** Says that a part of the page could not be loaded, and offers a retry. */
export function RetryNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice tone="bad">
      <p>{t('error.default')}</p>
      <button type="button" className={controls.quiet} onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </Notice>
  )
}
