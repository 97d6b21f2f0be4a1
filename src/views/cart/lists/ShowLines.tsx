import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { ListSummary } from '../../../contracts/cart/lists.ts'
import type { ListsRef } from '../../../machines/cart/lists.machine.ts'
import { selectIsShowing, selectLinesOf } from '../../../machines/cart/listsSelectors.ts'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { ListLines } from './ListLines.tsx'
import styles from './Lists.module.css'

/** The lines of an own list below the button that shows them. */
export function ShowLines({
  lists,
  list: { _id },
  nameId,
}: {
  lists: ListsRef
  list: ListSummary
  /** The element with the name of the list. */
  nameId: string
}) {
  const { t } = useTranslation()
  const lines = useSelector(lists, (now) => selectLinesOf(now, _id))
  const isShowing = useSelector(lists, (now) => selectIsShowing(now, _id))
  const toggle = { type: lines ? 'lines.closed' : 'lines.opened', id: _id } as const
  const canToggle = useCan(lists, toggle)
  const linesId = useId()
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={lines !== undefined}
        aria-controls={lines && linesId}
        aria-describedby={nameId}
        aria-disabled={!canToggle}
        onClick={() => lists.send(toggle)}
      >
        <ChevronDown aria-hidden size={16} />
        {t(isShowing ? 'lists.showing' : lines ? 'lists.hideLines' : 'lists.showLines')}
      </button>
      {lines && <ListLines lines={lines} id={linesId} />}
    </>
  )
}
