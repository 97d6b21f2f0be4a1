import { useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import {
  type EmailVerificationRef,
  selectApplicationToken,
  selectSentence,
  selectStage,
} from '../../../machines/account/emailVerification.machine.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import controls from '../../parts/controls.module.css'
import { useSentence } from '../../parts/hooks/useSentence.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import styles from './EmailVerificationPage.module.css'

/** The page of the link in the registration mail. */
export function EmailVerificationPage({
  verification,
  renderWaitingRoom,
}: {
  verification: EmailVerificationRef
  /** Shows the waiting room of an application token. */
  renderWaitingRoom: (token: string) => ReactNode
}) {
  const { t } = useTranslation()
  const say = useSentence()
  const stage = useSelector(verification, selectStage)
  const sentence = useSelector(verification, selectSentence)
  const application = useSelector(verification, selectApplicationToken)
  if (stage === 'confirmed' || stage === 'waiting')
    return (
      <>
        <PageHead page={{ kind: 'verification' }} />
        {renderWaitingRoom(application)}
        {stage === 'confirmed' && sentence && (
          <Confirmed
            sentence={sentence}
            onClose={() => verification.send({ type: 'dialog.closed' })}
          />
        )}
      </>
    )
  return (
    <>
      <PageHead page={{ kind: 'verification' }} />
      <Interlude
        level={1}
        title={t(
          stage === 'refused' || stage === 'failed' ? 'verification.refused' : 'verification.title',
        )}
      >
        {(stage === 'confirming' || stage === 'starting') && (
          <p role="status">{t('verification.confirming')}</p>
        )}
        {(stage === 'refused' || stage === 'failed') && sentence && (
          <p role="alert">{say(sentence)}</p>
        )}
        {stage === 'refused' && (
          <Link className={controls.button} to="/my-account">
            {t('verification.askAgain')}
          </Link>
        )}
        {stage === 'failed' && (
          <button
            type="button"
            className={controls.button}
            onClick={() => verification.send({ type: 'retry.requested' })}
          >
            {t('failed.retry')}
          </button>
        )}
      </Interlude>
    </>
  )
}

function Confirmed({ sentence, onClose }: { sentence: Sentence; onClose: () => void }) {
  const { t } = useTranslation()
  const say = useSentence()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="registered" onCancel={onClose}>
      <h2 id="registered">{t('register.succeeded')}</h2>
      <p>{say(sentence)}</p>
      <button type="button" className={controls.button} onClick={onClose}>
        {t('verification.close')}
      </button>
    </dialog>
  )
}
