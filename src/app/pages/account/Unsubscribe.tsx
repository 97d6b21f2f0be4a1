import { useLoaderData } from 'react-router-dom'
import { provideUnsubscribe } from '../../../services/account/forms.actors.ts'
import { UnsubscribePage } from '../../../views/account/UnsubscribePage.tsx'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  const { token } = useLoaderData<Loaded<'mailedToken'>>()
  usePageActor(provideUnsubscribe, { token })
  return <UnsubscribePage />
}
