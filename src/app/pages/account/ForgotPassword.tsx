import { provideForgotPassword } from '../../../services/account/forms.actors.ts'
import { ForgotPasswordPage } from '../../../views/account/ForgotPasswordPage.tsx'
import { useFormActor } from '../../compose/useFormActor.ts'

export function Component() {
  const forgot = useFormActor('forgotPassword', provideForgotPassword)
  return <ForgotPasswordPage forgot={forgot} />
}
