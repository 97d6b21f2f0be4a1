import { useTranslation } from 'react-i18next'
import type { Sentence } from '../../machines/shell.ts'
import { PasswordField } from '../parts/PasswordField.tsx'

/** The password that proves who changes the account. */
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
      {/* Tells password managers whose password it is. */}
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
