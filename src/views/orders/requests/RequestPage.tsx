import { useSelector } from '@xstate/react'
import type { Request } from '../../../contracts/orders/requests.ts'
import { isOpen } from '../../../domain/orders/request.ts'
import { selectReading, selectSubject } from '../../../machines/account/threadMachine.ts'
import type { RequestThreadRef } from '../../../machines/orders/requestThread.machine.ts'
import { Documents } from '../../account/Documents.tsx'
import { AnswerForm } from '../../account/messages/AnswerForm.tsx'
import thread from '../../account/messages/Thread.module.css'
import { Thread } from '../../account/messages/Thread.tsx'
import { ThreadPending } from '../../account/messages/ThreadPending.tsx'
import controls from '../../parts/controls.module.css'
import forms from '../../parts/forms.module.css'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { RequestFacts } from './RequestFacts.tsx'
import styles from './requests.module.css'
import { useRequestTitle } from './useRequestTitle.ts'

/** A request with its thread, live (`/alert/{id}`). */
export function RequestPage({ room }: { room: RequestThreadRef }) {
  return (
    <>
      <PageHead page={{ kind: 'request' }} />
      <Shown room={room} />
    </>
  )
}

function Shown({ room }: { room: RequestThreadRef }) {
  const { t } = useTranslation()
  const reading = useSelector(room, selectReading)
  const request = useSelector(room, (snapshot) => selectSubject<Request>(snapshot))
  if (reading === 'gone')
    return (
      <Interlude level={1} title={t('request.gone')}>
        <p>{t('request.goneText')}</p>
        <Link className={controls.button} to="/alert">
          {t('messages.title')}
        </Link>
      </Interlude>
    )
  if (request !== null) return <Whole room={room} request={request} />
  return <ThreadPending room={room} title={t('request.title')} failed={t('request.failed')} />
}

function Whole({ room, request }: { room: RequestThreadRef; request: Request }) {
  const { t } = useTranslation()
  const day = useDay()
  const titleOf = useRequestTitle()
  const { kind, state, createdAt, documents } = request
  const isWritable = isOpen(kind, state)
  return (
    <div className={forms.medium}>
      <div className={page.head}>
        <Link className={`${controls.textButton} ${styles.back}`} to="/alert">
          {t('request.back')}
        </Link>
        <p className={page.eyebrow}>
          {t(`request.kind.${kind}`)} · <bdi>{day(createdAt)}</bdi>
        </p>
        <h1 className={styles.title}>
          <bdi>{titleOf(request)}</bdi>
        </h1>
      </div>
      <div className={thread.state} role="status" data-printed>
        <p>
          <strong className={styles.state} data-state={state}>
            {t(`request.state.${state}`)}
          </strong>{' '}
          {t(`request.stateText.${state}`)}
        </p>
      </div>
      <RequestFacts request={request} />
      <section className={thread.part} aria-labelledby="thread">
        <h2 id="thread">{t('thread.title')}</h2>
        <Thread messages={request.thread} />
        {isWritable && <AnswerForm room={room} />}
      </section>
      {(isWritable || documents.length > 0) && (
        <section className={thread.part} aria-labelledby="documents">
          <h2 id="documents">{t('request.documents')}</h2>
          {isWritable && <p className={thread.lead}>{t('request.filesHint')}</p>}
          <Documents room={room} documents={documents} isFixed={!isWritable} />
        </section>
      )}
    </div>
  )
}
