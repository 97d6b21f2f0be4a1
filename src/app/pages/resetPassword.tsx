import { useLoaderData } from 'react-router-dom'
import { provideResetPassword } from '../../services/account/forms.actors.ts'
import { ResetPasswordPage } from '../../views/account/ResetPasswordPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useFormActor } from '../useFormActor.ts'

export function Component() {
  const { token } = useLoaderData<Loaded<'resetPassword'>>()
  return <Resetting key={token} token={token} />
}

function Resetting({ token }: { token: string }) {
  const reset = useFormActor('resetPassword', provideResetPassword(token))
  return <ResetPasswordPage reset={reset} />
}
