import { useLoaderData } from 'react-router-dom'
import { readAnswer } from '../../services/account/drafts.ts'
import { provideWaitingRoom, waitingRoomDraft } from '../../services/account/waitingRoom.actors.ts'
import { provideEmailVerification } from '../../services/pages/emailVerification.ts'
import { WaitingRoomPage } from '../../views/account/WaitingRoomPage.tsx'
import { EmailVerificationPage } from '../../views/pages/EmailVerificationPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { token, application } = useLoaderData<Loaded<'verification'>>()
  return <Verifying key={token || application} token={token} application={application} />
}

function Verifying(link: { token: string; application: string }) {
  const verification = usePageActor(provideEmailVerification, link)
  return (
    <EmailVerificationPage
      verification={verification}
      renderWaitingRoom={(token) => <Waiting token={token} />}
    />
  )
}

function Waiting({ token }: { token: string }) {
  const { root, services } = useComposed()
  const draft = readAnswer(services.drafts, waitingRoomDraft)
  const room = usePageActor(provideWaitingRoom, { shell: root, handle: token, draft })
  return <WaitingRoomPage room={room} />
}
