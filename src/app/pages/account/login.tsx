import { LoginPage } from '../../../views/account/LoginPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'

export function Component() {
  const { drafts } = useComposed().services
  return (
    <LoginPage
      email={String(drafts.read('login').email ?? '')}
      onEmailTyped={(email) => drafts.write('login', { email })}
    />
  )
}
