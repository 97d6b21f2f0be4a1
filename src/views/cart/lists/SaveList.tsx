import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ListLine } from '../../../contracts/cart/lists.ts'
import {
  type SaveListRef,
  selectIsClosed,
  selectIsSaving,
  selectNameProblem,
} from '../../../machines/cart/saveList.machine.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { ListNameForm } from './ListNameForm.tsx'
import styles from './Lists.module.css'

/** Saves lines as a named list (rule K21). */
export function SaveList({
  saving,
  lines,
  name = '',
  label,
}: {
  saving: SaveListRef
  lines: readonly ListLine[]
  /** Proposed for the list. */
  name?: string
  label: string
}) {
  const { t } = useTranslation()
  const isClosed = useSelector(saving, selectIsClosed)
  const isSaving = useSelector(saving, selectIsSaving)
  const problem = useSelector(saving, selectNameProblem)
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    flushSync(() => saving.send({ type: 'saving.cancelled' }))
    opener.current?.focus()
  }
  return isClosed ? (
    <div className={styles.acts}>
      <button
        ref={opener}
        type="button"
        className={controls.textButton}
        onClick={() => saving.send({ type: 'saving.asked' })}
      >
        {label}
      </button>
      <Link className={controls.textButton} to="/lists">
        {t('lists.title')}
      </Link>
    </div>
  ) : (
    <ListNameForm
      name={name}
      problem={problem}
      isBusy={isSaving}
      onSave={(given) => saving.send({ type: 'list.named', name: given, lines })}
      onCancel={cancel}
    />
  )
}
