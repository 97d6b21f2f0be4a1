import { useLoaderData } from 'react-router-dom'
import { provideEmailLink } from '../../../services/account/profile.actors.ts'
import { EmailLinkPage } from '../../../views/account/verification/EmailLinkPage.tsx'
import { useFormActor } from '../../compose/useFormActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

type Kind = 'confirmEmail' | 'undoEmail'

/** The page of a link that changes an e-mail address. */
export function EmailLink({ kind }: { kind: Kind }) {
  const { token } = useLoaderData<Loaded<'mailedToken'>>()
  return <Following key={token} kind={kind} token={token} />
}

function Following({ kind, token }: { kind: Kind; token: string }) {
  const link = useFormActor(kind, provideEmailLink(kind))
  return <EmailLinkPage kind={kind} token={token} link={link} />
}
