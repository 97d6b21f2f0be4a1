import { useLoaderData } from 'react-router-dom'
import { provideEmailVerification } from '../../services/pages/emailVerification.ts'
import { EmailVerificationPage } from '../../views/pages/EmailVerificationPage.tsx'
import type { Loaded } from '../loaded.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { token } = useLoaderData<Loaded<'verification'>>()
  return <Verifying key={token} token={token} />
}

function Verifying({ token }: { token: string }) {
  const verification = usePageActor(provideEmailVerification, { token })
  return <EmailVerificationPage verification={verification} />
}
