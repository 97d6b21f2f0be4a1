import { useLoaderData } from 'react-router-dom'
import { provideErasureLink } from '../../services/account/privacy.actors.ts'
import { EmailLinkPage } from '../../views/account/EmailLinkPage.tsx'
import { ErasureFacts } from '../../views/account/privacy/ErasureFacts.tsx'
import type { Loaded } from '../loaded.ts'
import { useFormActor } from '../useFormActor.ts'

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
