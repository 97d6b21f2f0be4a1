import { useSelector } from '@xstate/react'
import {
  selectHasFailed,
  selectIsOpen,
  selectTerms,
  type TermsRef,
} from '../../machines/content/terms.machine.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { RetryNotice } from '../parts/RetryNotice.tsx'
import { SidePanel } from '../shell/panel/SidePanel.tsx'
import styles from './content.module.css'
import { Prose } from './Prose.tsx'

/** The terms in a panel: visitors must accept them, but only customers can open their page. */
export function TermsPanel({ terms }: { terms: TermsRef }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const isOpen = useSelector(terms, selectIsOpen)
  const article = useSelector(terms, selectTerms)
  const hasFailed = useSelector(terms, selectHasFailed)
  return (
    <>
      <button
        type="button"
        className={controls.textButton}
        aria-haspopup="dialog"
        onClick={() => terms.send({ type: 'terms.opened' })}
      >
        {t('register.readTerms')}
      </button>
      <SidePanel
        isOpen={isOpen}
        isWide
        title={text(article?.title) || t('content.terms')}
        onClose={() => terms.send({ type: 'panel.closed' })}
      >
        {hasFailed ? (
          <RetryNotice onRetry={() => terms.send({ type: 'retry.requested' })} />
        ) : article ? (
          <div className={styles.panel}>
            <Prose html={text(article.html)} />
          </div>
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </SidePanel>
    </>
  )
}
