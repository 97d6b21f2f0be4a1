import { useLoaderData } from 'react-router-dom'
import { provideUnsubscribe } from '../../services/account/forms.actors.ts'
import { UnsubscribePage } from '../../views/account/UnsubscribePage.tsx'
import type { Loaded } from '../loaded.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const { token } = useLoaderData<Loaded<'mailedToken'>>()
  usePageActor(provideUnsubscribe, { token })
  return <UnsubscribePage />
}
