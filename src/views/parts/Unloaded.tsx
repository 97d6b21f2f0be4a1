import controls from './controls.module.css'
import { useTranslation } from './hooks/useTranslation.ts'

/** Stands in place of a part that could not be loaded, and offers a retry. */
export function Unloaded({
  isRetrying = false,
  onRetry,
}: {
  isRetrying?: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <p>{t('failed.text')}</p>
      <button
        type="button"
        className={controls.textButton}
        aria-disabled={isRetrying}
        onClick={() => isRetrying || onRetry()}
      >
        {t(isRetrying ? 'loading' : 'failed.retry')}
      </button>
    </div>
  )
}
