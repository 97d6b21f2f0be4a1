import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ListSummary } from '../../../contracts/cart/lists.ts'
import type { ListsRef } from '../../../machines/cart/lists.machine.ts'
import {
  selectAskedId,
  selectNamedId,
  selectRenameProblem,
  selectTypedName,
} from '../../../machines/cart/listsSelectors.ts'
import controls from '../../parts/controls.module.css'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { ListNameForm } from './ListNameForm.tsx'
import styles from './Lists.module.css'
import { SharedLink } from './SharedLink.tsx'
import { ShowLines } from './ShowLines.tsx'

/** What can be begun with a list. */
type ActType = 'lines.requested' | 'name.asked' | 'link.requested' | 'deletion.asked'

/** One list with its actions. */
export function ListCard({
  lists,
  list,
  onShare,
}: {
  lists: ListsRef
  list: ListSummary
  onShare: (title: string, path: string) => void
}) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const day = useDay()
  const id = useId()
  const card = useRef<HTMLLIElement>(null)
  const can: Readonly<Record<ActType, boolean>> = {
    'lines.requested': useCan(lists, { type: 'lines.requested', id: list._id }),
    'name.asked': useCan(lists, { type: 'name.asked', id: list._id }),
    'link.requested': useCan(lists, { type: 'link.requested', id: list._id }),
    'deletion.asked': useCan(lists, { type: 'deletion.asked', id: list._id }),
  }
  const isNamed = useSelector(lists, (now) => selectNamedId(now) === list._id)
  const problem = useSelector(lists, selectRenameProblem)
  const typed = useSelector(lists, selectTypedName)
  const isAsked = useSelector(lists, (now) => selectAskedId(now) === list._id)
  /** Gives the focus back to the button that has opened what is closed. */
  const close = (opener: 'rename' | 'delete', send: () => void) => {
    flushSync(send)
    card.current?.querySelector<HTMLElement>(`[data-opens="${opener}"]`)?.focus()
  }
  const act = (type: ActType) => ({
    ...{ 'aria-describedby': id, 'aria-disabled': !can[type] },
    onClick: () => lists.send({ type, id: list._id }),
  })
  return (
    <li ref={card} className={styles.card}>
      <div>
        <h2 id={id}>
          <bdi>{list.name}</bdi>
        </h2>
        <p className={styles.facts}>
          {t('lists.facts', {
            ...{ lines: count(list.lines), pieces: count(list.pieces) },
            day: day(list.updatedAt),
          })}
        </p>
      </div>
      <ShowLines lists={lists} list={list} nameId={id} />
      {list.shareKey !== null && (
        <SharedLink lists={lists} list={list} shareKey={list.shareKey} onShare={onShare} />
      )}
      {isNamed && (
        <ListNameForm
          name={typed ?? list.name}
          problem={problem}
          isBusy={false}
          onSave={(name) => close('rename', () => lists.send({ type: 'list.named', name }))}
          onCancel={() => close('rename', () => lists.send({ type: 'name.kept' }))}
        />
      )}
      {isAsked && (
        <fieldset className={styles.acts}>
          <legend>{t('lists.deleteQuestion')}</legend>
          <button
            type="button"
            className={controls.quiet}
            aria-describedby={id}
            onClick={() => lists.send({ type: 'deletion.confirmed' })}
          >
            {t('addresses.delete')}
          </button>
          <button
            type="button"
            className={controls.textButton}
            // The question replaces the pressed button.
            // biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus
            autoFocus
            onClick={() => close('delete', () => lists.send({ type: 'deletion.cancelled' }))}
          >
            {t('addresses.keep')}
          </button>
        </fieldset>
      )}
      {!isNamed && !isAsked && (
        <div className={styles.acts}>
          <button type="button" className={controls.quiet} {...act('lines.requested')}>
            {t('lists.review')}
          </button>
          <button
            type="button"
            className={controls.textButton}
            data-opens="rename"
            {...act('name.asked')}
          >
            {t('lists.rename')}
          </button>
          {list.shareKey === null && (
            <button type="button" className={controls.textButton} {...act('link.requested')}>
              {t('lists.share')}
            </button>
          )}
          <button
            type="button"
            className={controls.textButton}
            data-opens="delete"
            {...act('deletion.asked')}
          >
            {t('addresses.delete')}
          </button>
        </div>
      )}
    </li>
  )
}
