import { Suspense, use, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { AnyActorRef } from 'xstate'
import { createI18n } from '../../app/i18n/i18n.ts'
import { exampleOf } from '../examples/index.ts'

const starting = createI18n()

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

function Speaking({ name, actor }: { name: string; actor: AnyActorRef }) {
  const [router] = useState(() => routerFor(name, actor))
  return (
    <I18nextProvider i18n={use(starting)}>
      <RouterProvider router={router} />
    </I18nextProvider>
  )
}

/** The app's own view of a machine, bound to `actor`, with all that it reads around itself. */
export function Stage(props: { name: string; actor: AnyActorRef }) {
  return (
    <Suspense>
      <Speaking {...props} />
    </Suspense>
  )
}
