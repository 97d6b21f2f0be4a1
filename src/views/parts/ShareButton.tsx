import Share2 from 'lucide-react/icons/share-2'
import controls from './controls.module.css'
import { useTranslation } from './hooks/useTranslation.ts'

/** Shares the page. */
export function ShareButton({ title, onShare }: { title: string; onShare: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={controls.iconButton}
      aria-label={t('share.label', { title })}
      onClick={onShare}
    >
      <Share2 aria-hidden size={20} strokeWidth={1.6} />
    </button>
  )
}
