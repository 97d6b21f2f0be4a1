import { useLoaderData } from 'react-router-dom'
import { provideEmailVerification } from '../../../services/account/emailVerification.actors.ts'
import {
  provideWaitingRoom,
  waitingRoomDraft,
} from '../../../services/account/waitingRoom.actors.ts'
import { readAnswer } from '../../../services/parts/drafts.ts'
import { EmailVerificationPage } from '../../../views/account/verification/EmailVerificationPage.tsx'
import { WaitingRoomPage } from '../../../views/account/verification/WaitingRoomPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

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
