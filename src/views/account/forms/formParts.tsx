import type { FormRef } from '../../../machines/account/formMachine.ts'
import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import controls from '../../parts/controls.module.css'
import { PasswordField } from '../../parts/fields/PasswordField.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'

/** The current password, which confirms a change of the account. */
export function CurrentPasswordField({
  email,
  problem,
}: {
  email: string
  problem: Sentence | undefined
}) {
  const { t } = useTranslation()
  return (
    <>
      {/* Password managers read the account of the password here. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={t('field.currentPasswordLabel')}
        name="password"
        autoComplete="current-password"
        problem={problem}
      />
    </>
  )
}

/** A new password, typed twice. */
export function NewPasswordFields({ problems }: { problems: FieldProblems }) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        label={t('field.newPasswordLabel')}
        name="newPassword"
        autoComplete="new-password"
        hint={t('field.passwordHint')}
        problem={problems.newPassword}
      />
      <PasswordField
        label={t('field.confirmNewPasswordLabel')}
        name="confirmPassword"
        autoComplete="new-password"
        hasMeter={false}
        problem={problems.confirmPassword}
      />
    </>
  )
}

/**
 * Replaces a form after it has been sent.
 * @param again the label of the button that shows the form again
 */
export function FormDone({
  form,
  level,
  title,
  text,
  again,
}: {
  form: FormRef
  level?: 1 | 2
  title: string
  text: string
  again: string
}) {
  return (
    <Interlude {...(level === undefined ? {} : { level })} takesFocus title={title}>
      <p>{text}</p>
      <button
        type="button"
        className={controls.quiet}
        onClick={() => form.send({ type: 'form.reopened' })}
      >
        {again}
      </button>
    </Interlude>
  )
}
