import { useSelector } from '@xstate/react'
import Check from 'lucide-react/icons/check'
import type { Application } from '../../../contracts/account/applications.ts'
import { selectReading, selectSubject } from '../../../machines/account/threadMachine.ts'
import type { WaitingRoomRef } from '../../../machines/account/waitingRoom.machine.ts'
import controls from '../../parts/controls.module.css'
import forms from '../../parts/forms.module.css'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import page from '../../parts/page/page.module.css'
import { Documents } from '../Documents.tsx'
import { AnswerForm } from '../messages/AnswerForm.tsx'
import styles from '../messages/Thread.module.css'
import { Thread } from '../messages/Thread.tsx'
import { ThreadPending } from '../messages/ThreadPending.tsx'

/** The state of an application, live, and what the applicant can do about it (rule A12). */
export function WaitingRoomPage({ room }: { room: WaitingRoomRef }) {
  const { t } = useTranslation()
  const reading = useSelector(room, selectReading)
  const application = useSelector(room, selectSubject)
  if (reading === 'gone')
    return (
      <Interlude level={1} title={t('waiting.gone')}>
        <p>{t('waiting.goneText')}</p>
        <Link className={controls.button} to="/login">
          {t('login.submit')}
        </Link>
      </Interlude>
    )
  if (application === null)
    return (
      <ThreadPending room={room} title={t('waiting.title')} failed={t('verification.refused')} />
    )
  const isOpen = application.state !== 'verified'
  return (
    <div className={forms.medium}>
      <div className={page.head}>
        <p className={page.eyebrow}>
          <bdi>{application.companyName || application.name}</bdi>
        </p>
        <h1>{t('waiting.title')}</h1>
      </div>
      <Progress application={application} />
      {isOpen && (
        <>
          <section className={styles.part} aria-labelledby="documents">
            <h2 id="documents">{t('documents.title')}</h2>
            <p className={styles.lead}>{t('documents.lead')}</p>
            <Documents room={room} documents={application.documents} />
          </section>
          <section className={styles.part} aria-labelledby="thread">
            <h2 id="thread">{t('thread.title')}</h2>
            <Thread messages={application.thread} />
            <AnswerForm room={room} />
          </section>
        </>
      )}
    </div>
  )
}

const stepOf = {
  received: 1,
  inReview: 2,
  asked: 2,
  answered: 2,
  refused: 3,
  verified: 3,
} as const satisfies Record<Application['state'], number>

const sentenceOf = {
  received: 'waiting.state.received',
  inReview: 'waiting.state.inReview',
  asked: 'waiting.state.asked',
  answered: 'waiting.state.answered',
  refused: 'waiting.state.refused',
  verified: 'waiting.state.verified',
} as const satisfies Record<Application['state'], string>

function Progress({
  application: { state, receivedAt, expectedBy },
}: {
  application: Application
}) {
  const { t } = useTranslation()
  const day = useDay()
  const at = stepOf[state]
  const steps = [
    t('waiting.stepReceived', { day: day(receivedAt) }),
    t(state === 'asked' ? 'waiting.stepAsked' : 'waiting.stepReview'),
    t(state === 'refused' ? 'waiting.stepRefused' : 'waiting.stepVerified'),
  ]
  return (
    <>
      <ol className={styles.steps} data-state={state}>
        {steps.map((step, place) => (
          <li
            key={step}
            data-reached={place < at}
            aria-current={place === at - 1 ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {place < at - 1 || state === 'verified' ? <Check size={16} /> : place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className={styles.state} role="status" data-printed>
        <p>{t(sentenceOf[state], { day: day(expectedBy) })}</p>
        {state === 'verified' && (
          <Link className={controls.button} to="/login">
            {t('login.submit')}
          </Link>
        )}
      </div>
    </>
  )
}
