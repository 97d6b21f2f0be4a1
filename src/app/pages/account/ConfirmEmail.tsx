import { EmailLink } from './EmailLink.tsx'

export function Component() {
  return <EmailLink kind="confirmEmail" />
}
