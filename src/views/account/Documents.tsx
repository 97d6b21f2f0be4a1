import { useSelector } from '@xstate/react'
import FileText from 'lucide-react/icons/file-text'
import Trash2 from 'lucide-react/icons/trash'
import { type Document, documentsAtMost, documentTypes } from '../../contracts/threads.ts'
import {
  selectActKind,
  selectIsSending,
  selectRefusal,
  type ThreadRef,
} from '../../machines/account/threadMachine.ts'
import controls from '../parts/controls.module.css'
import { useCan } from '../parts/hooks/useCan.ts'
import { useSentence } from '../parts/hooks/useSentence.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Notice } from '../parts/Notice.tsx'
import styles from './messages/Thread.module.css'

const kilobyte = 1_024

/** The documents of a thread, and a way to add one. */
export function Documents({
  room,
  documents,
  isFixed = false,
}: {
  room: ThreadRef
  documents: readonly Document[]
  /** Nothing can be attached or removed any more. */
  isFixed?: boolean
}) {
  const { t } = useTranslation()
  const say = useSentence()
  const isSending = useSelector(room, selectIsSending)
  const isAttaching = useSelector(room, selectActKind) === 'attach'
  const refusal = useSelector(room, selectRefusal)
  return (
    <>
      {refusal && <Notice tone="bad">{say(refusal)}</Notice>}
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map(({ _id, name, size }) => (
            <li key={_id}>
              <FileText aria-hidden size={20} />
              <span dir="auto">{name}</span>
              <small>{t('documents.size', { kilobytes: Math.ceil(size / kilobyte) })}</small>
              {!isFixed && <RemoveDocument room={room} documentId={_id} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {isFixed ? null : documents.length < documentsAtMost ? (
        <span className={`${controls.quiet} ${styles.choose}`}>
          {t(isAttaching ? 'documents.attaching' : 'documents.attach')}
          <input
            type="file"
            aria-label={t('documents.attach')}
            accept={documentTypes.join(',')}
            aria-disabled={isSending}
            onClick={(event) => isSending && event.preventDefault()}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) room.send({ type: 'document.chosen', file })
              event.target.value = ''
            }}
          />
        </span>
      ) : (
        <p>{t('documents.full')}</p>
      )}
    </>
  )
}

function RemoveDocument({
  room,
  documentId,
  name,
}: {
  room: ThreadRef
  documentId: string
  name: string
}) {
  const { t } = useTranslation()
  const remove = { type: 'document.removed', documentId } as const
  const canRemove = useCan(room, remove)
  return (
    <button
      type="button"
      className={controls.iconButton}
      aria-label={t('documents.remove', { name })}
      aria-disabled={!canRemove}
      onClick={() => room.send(remove)}
    >
      <Trash2 aria-hidden size={20} />
    </button>
  )
}
