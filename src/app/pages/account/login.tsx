import { useLocation } from 'react-router-dom'
import { loginNeeded } from '../../../domain/shell/addresses.ts'
import { LoginPage } from '../../../views/account/LoginPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'

export function Component() {
  const { drafts } = useComposed().services
  const search = new URLSearchParams(useLocation().search)
  return (
    <LoginPage
      isNeeded={search.has(loginNeeded)}
      email={String(drafts.read('login').email ?? '')}
      onEmailTyped={(email) => drafts.write('login', { email })}
    />
  )
}
