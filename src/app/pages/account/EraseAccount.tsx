import { useLoaderData } from 'react-router-dom'
import { provideErasureLink } from '../../../services/account/privacy.actors.ts'
import { ErasureFacts } from '../../../views/account/privacy/ErasureFacts.tsx'
import { EmailLinkPage } from '../../../views/account/verification/EmailLinkPage.tsx'
import { useFormActor } from '../../compose/useFormActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  const { token } = useLoaderData<Loaded<'mailedToken'>>()
  return <Erasing key={token} token={token} />
}

function Erasing({ token }: { token: string }) {
  const link = useFormActor('erasureLink', provideErasureLink)
  return (
    <EmailLinkPage kind="eraseAccount" token={token} link={link}>
      <ErasureFacts />
    </EmailLinkPage>
  )
}
