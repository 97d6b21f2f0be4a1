import { useTranslation } from 'react-i18next'
import type { FieldProblems } from '../../machines/fieldProblems.ts'
import { PasswordField } from '../parts/PasswordField.tsx'

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
        problem={problems.confirmPassword}
      />
    </>
  )
}
