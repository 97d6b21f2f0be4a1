import { useSelector } from '@xstate/react'
import { useId } from 'react'
import {
  selectActKind,
  selectText,
  type ThreadRef,
} from '../../../machines/account/threadMachine.ts'
import controls from '../../parts/controls.module.css'
import fieldStyles from '../../parts/fields/Field.module.css'
import forms from '../../parts/forms.module.css'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** The form for the customer's text to the team. */
export function AnswerForm({ room }: { room: ThreadRef }) {
  const { t } = useTranslation()
  const id = useId()
  const text = useSelector(room, selectText)
  const isSending = useSelector(room, selectActKind) === 'answer'
  const canSend = useCan(room, { type: 'answer.submitted' })
  return (
    <form
      className={forms.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        room.send({ type: 'answer.submitted' })
      }}
    >
      <div className={fieldStyles.field}>
        <span className={fieldStyles.head}>
          <label htmlFor={id}>{t('thread.label')}</label>
        </span>
        <textarea
          id={id}
          name="text"
          dir="auto"
          maxLength={4_000}
          value={text}
          onChange={(event) => room.send({ type: 'text.typed', text: event.target.value })}
        />
      </div>
      <button type="submit" className={controls.button} aria-disabled={!canSend}>
        {t(isSending ? 'thread.sending' : 'thread.send')}
      </button>
    </form>
  )
}
