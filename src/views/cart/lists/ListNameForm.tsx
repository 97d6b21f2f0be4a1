import type { Sentence } from '../../../machines/parts/shell.ts'
import controls from '../../parts/controls.module.css'
import { Field } from '../../parts/fields/Field.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './Lists.module.css'

/** The characters of a list's name, as the shop takes it. */
const longestName = 80

/** A field for the name of a list. It takes the focus. */
export function ListNameForm({
  name,
  problem,
  isBusy,
  onSave,
  onCancel,
}: {
  name: string
  /** What is wrong with the name that was sent. */
  problem: Sentence | undefined
  isBusy: boolean
  onSave: (name: string) => void
  onCancel: () => void
}) {
  const { t } = useTranslation()
  return (
    <form
      className={styles.naming}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = String(new FormData(event.currentTarget).get('name') ?? '')
        if (!isBusy) onSave(given)
      }}
    >
      <Field
        name="name"
        label={t('lists.name')}
        defaultValue={name}
        maxLength={longestName}
        autoComplete="off"
        problem={problem}
        required
        // The form replaces the pressed button.
        autoFocus
      />
      <div className={styles.acts}>
        <button type="submit" className={controls.button} aria-disabled={isBusy}>
          {t('lists.save')}
        </button>
        <button
          type="button"
          className={controls.textButton}
          aria-disabled={isBusy}
          onClick={onCancel}
        >
          {t('lists.cancel')}
        </button>
      </div>
    </form>
  )
}
