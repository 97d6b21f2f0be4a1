import { useSelector } from '@xstate/react'
import { useContext, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { AnyActorRef } from 'xstate'
import { selectLanguage } from '../../src/machines/shell/preferences.machine.ts'
import { exampleOf } from '../examples/index.ts'
import { SpokenContext } from '../examples/parts/surroundings.tsx'
import { Speaking } from './Speaking.tsx'

const routerFor = (name: string, actor: AnyActorRef) => {
  const { View, pages = {}, at = '/' } = exampleOf(name)
  const inside = Object.entries(pages).map(([path, Page]) => ({ path, element: <Page /> }))
  return createMemoryRouter(
    [
      {
        element: <View actor={actor} />,
        children: inside.length > 0 ? inside : [{ path: '*', element: null }],
      },
    ],
    { initialEntries: [at] },
  )
}

/** The app's own view of a machine, bound to `actor`, with the surroundings that it needs. */
export function Stage({ name, actor }: { name: string; actor: AnyActorRef }) {
  const [router] = useState(() => routerFor(name, actor))
  const spoken = useContext(SpokenContext)
  const language = useSelector(exampleOf(name).speaks?.(actor), (now) => now && selectLanguage(now))
  return (
    <Speaking language={language ?? spoken.language}>
      <RouterProvider router={router} />
    </Speaking>
  )
}
