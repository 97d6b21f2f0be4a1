import { useSelector } from '@xstate/react'
import { createContext, useContext, useState } from 'react'
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import type { Machines } from '../../../src/machines/index.ts'
import { exampleOf } from '../../examples/index.ts'
import { BesideContext } from '../../examples/parts/beside.ts'
import { lazyView } from '../../examples/parts/lazyView.tsx'
import { RunningContext } from '../../examples/parts/surroundings.tsx'
import { Speaking } from '../../views/Speaking.tsx'
import type { ShownView } from '../player.ts'

const ErrorPage = lazyView(
  async () => (await import('../../../src/views/shell/ErrorPage.tsx')).ErrorPage,
)

const ShownContext = createContext<ShownView | null>(null)

const useShown = (): ShownView => {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('a page of a journey needs the step that it shows')
  return shown
}

/** Why the page could not be shown, if it could not. */
const selectProblem = (snapshot: SnapshotFrom<Machines['navigation']>) =>
  snapshot.matches('failed') ? snapshot.context.problem : null

/** The page of the app's example at an address; `*` is a sample for all others. */
const exampleAt = (address: string) =>
  Object.entries(exampleOf('app').pages ?? {}).find(
    ([path]) => path === '*' || matchPath(path, address),
  )

/** Whether another page is shown for the one of the step, which has no statechart. */
export const isSample = ({ page, path }: ShownView): boolean =>
  !page && exampleAt(path)?.[0] === '*'

function Frame() {
  const { View } = exampleOf('app')
  return <View actor={useShown().app} />
}

/** As the shop shows it: only a fault of the server can be tried again. */
function Failed({ problem }: { problem: string }) {
  const retry = /^5\d\d$/.test(problem) ? { onRetry: () => undefined } : {}
  return <ErrorPage detail={problem} {...retry} />
}

function Content() {
  const { app, page, path } = useShown()
  const problem = useSelector(app.getSnapshot().context.navigation, selectProblem)
  if (problem !== null) return <Failed problem={problem} />
  if (page) {
    const { View } = exampleOf(page.machine)
    return <View key={page.actor.sessionId} actor={page.actor} />
  }
  const Example = exampleAt(path)?.[1]
  return Example && <Example />
}

const createRouter = (path: string) =>
  createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <Content /> }] }], {
    initialEntries: [path],
  })

/** The whole page of the shop at a step of a journey: its frame and its content, with the machines of the step. */
export function ShownPage({ shown, language }: { shown: ShownView; language: string }) {
  const [router] = useState(() => createRouter(shown.path))
  return (
    <ShownContext value={shown}>
      <RunningContext value={shown.app.getSnapshot().context}>
        <BesideContext value={shown.beside}>
          <Speaking language={language}>
            <RouterProvider router={router} />
          </Speaking>
        </BesideContext>
      </RunningContext>
    </ShownContext>
  )
}
