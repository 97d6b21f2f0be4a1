import { useSelector } from '@xstate/react'
import type { DateMove, MoveAnswer } from '../../contracts/orders/dateMoves.ts'
import type { Order } from '../../contracts/orders/order.ts'
import { openPiecesOf } from '../../domain/orders/moves/askedMove.ts'
import {
  type MovedDateRef,
  selectIsAnswered,
  selectIsConfirmingDrop,
} from '../../machines/orders/movedDate.machine.ts'
import controls from '../parts/controls.module.css'
import { useCan } from '../parts/hooks/useCan.ts'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './MovedDate.module.css'

/** The question about a moved date: wait, split or drop (rule O19). */
export function MovedDate({
  actor,
  order,
  move,
}: {
  actor: MovedDateRef
  order: Order
  move: DateMove
}) {
  const { t } = useTranslation()
  const day = useDay()
  const { text } = useFormats()
  const isAnswered = useSelector(actor, selectIsAnswered)
  const isConfirmingDrop = useSelector(actor, selectIsConfirmingDrop)
  if (isAnswered) return null
  const open = openPiecesOf(order, move)
  const count = open.reduce((sum, { quantity }) => sum + quantity, 0)
  const days = [...new Set(move.lines.map(({ to }) => to))].toSorted()
  const last = days.at(-1) ?? ''
  return (
    <section className={styles.moved} aria-label={t('moved.happened')}>
      <p className={styles.title}>{t('moved.question', { count, day: day(last) })}</p>
      {move.note !== '' && (
        <q>
          <bdi>{move.note}</bdi>
        </q>
      )}
      <ul className={styles.soft}>
        {open.map(({ lineId, quantity }) => {
          const line = order.lines.find(({ _id }) => _id === lineId)
          const to = move.lines.find((moved) => moved.lineId === lineId)?.to ?? last
          const product = line ? `${text(line.title)} ${line.sku}` : ''
          return (
            <li key={lineId}>
              <bdi>{t('order.pieces', { count: quantity, product })}</bdi>
              {days.length > 1 && (
                <>
                  {' · '}
                  <bdi>{day(to)}</bdi>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {isConfirmingDrop ? (
        <DropQuestion actor={actor} count={count} />
      ) : (
        <Choices actor={actor} id={move._id} />
      )}
      <p className={styles.soft}>{t('moved.silence')}</p>
    </section>
  )
}

const choices = [
  ['wait', 'wait.chosen'],
  ['split', 'split.chosen'],
  ['drop', 'drop.asked'],
] as const

function Choices({ actor, id }: { actor: MovedDateRef; id: string }) {
  return (
    <ul className={styles.choices}>
      {choices.map(([choice, type]) => (
        <Choice key={choice} actor={actor} choice={choice} type={type} textId={`${id}-${choice}`} />
      ))}
    </ul>
  )
}

type ChoiceEvent = (typeof choices)[number][1]

function Choice({
  actor,
  choice,
  type,
  textId,
}: {
  actor: MovedDateRef
  choice: MoveAnswer
  type: ChoiceEvent
  textId: string
}) {
  const { t } = useTranslation()
  const canChoose = useCan(actor, { type })
  return (
    <li>
      <button
        type="button"
        className={controls.quiet}
        aria-disabled={!canChoose}
        aria-describedby={textId}
        onClick={() => actor.send({ type })}
      >
        {t(`moved.${choice}`)}
      </button>
      <p id={textId} className={styles.soft}>
        {t(`moved.${choice}Means`)}
      </p>
    </li>
  )
}

function DropQuestion({ actor, count }: { actor: MovedDateRef; count: number }) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.question}>
      <legend>{t('moved.dropQuestion', { count })}</legend>
      <button
        type="button"
        className={controls.quiet}
        onClick={() => actor.send({ type: 'drop.confirmed' })}
      >
        {t('moved.drop')}
      </button>
      <button
        type="button"
        className={controls.textButton}
        // The question replaces the pressed button.
        // biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus
        autoFocus
        onClick={() => actor.send({ type: 'drop.dismissed' })}
      >
        {t('moved.keep')}
      </button>
    </fieldset>
  )
}
