import { useLoaderData } from 'react-router-dom'
import { EmailVerificationPage } from '../../views/pages/EmailVerificationPage.tsx'
import type { Loaded } from '../loaders.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { token } = useLoaderData<Loaded<'verification'>>()
  return <Verifying key={token} token={token} />
}

function Verifying({ token }: { token: string }) {
  const { machines } = useComposed()
  const verification = usePageActor(machines.emailVerification, { token })
  return <EmailVerificationPage verification={verification} />
}
