import { useSelector } from '@xstate/react'
import { selectReading, type ThreadRef } from '../../../machines/account/threadMachine.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'

/** The placeholder of a thread that is loading or could not be loaded. */
export function ThreadPending<Subject>({
  room,
  title,
  failed,
}: {
  room: ThreadRef<Subject>
  title: string
  failed: string
}) {
  const { t } = useTranslation()
  return useSelector(room, selectReading) === 'failed' ? (
    <Interlude level={1} title={failed}>
      <p role="alert">{t('error.default')}</p>
      <button
        type="button"
        className={controls.button}
        onClick={() => room.send({ type: 'retry.requested' })}
      >
        {t('failed.retry')}
      </button>
    </Interlude>
  ) : (
    <Interlude level={1} title={title}>
      <p role="status">{t('loading')}</p>
    </Interlude>
  )
}
