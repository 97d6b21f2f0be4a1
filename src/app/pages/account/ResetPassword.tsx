import { useLoaderData } from 'react-router-dom'
import { provideResetPassword } from '../../../services/account/forms.actors.ts'
import { ResetPasswordPage } from '../../../views/account/ResetPasswordPage.tsx'
import { useFormActor } from '../../compose/useFormActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  const { token } = useLoaderData<Loaded<'resetPassword'>>()
  return <Resetting key={token} token={token} />
}

function Resetting({ token }: { token: string }) {
  const reset = useFormActor('resetPassword', provideResetPassword(token))
  return <ResetPasswordPage reset={reset} />
}
