import { useState } from 'react'
import controls from './controls.module.css'
import { useTranslation } from './hooks/useTranslation.ts'

/** Copies a text, and says whether that worked. @param what names the text */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'payment.copied' | 'payment.copyFailed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('payment.copied')
    } catch {
      // The browser does not allow it, for example without HTTPS.
      setOutcome('payment.copyFailed')
    }
  }
  return (
    <>
      <button
        type="button"
        className={controls.textButton}
        aria-label={t('payment.copyOf', { what })}
        onClick={() => void copy()}
      >
        {t('payment.copy')}
      </button>
      <span role="status">{outcome !== null && t(outcome)}</span>
    </>
  )
}
