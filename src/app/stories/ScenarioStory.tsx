import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Opened } from '../../../mocks/scenarios/scenarios.ts'
import { createCookies } from '../../services/parts/cookies.ts'
import { SpeechContext } from '../../views/parts/hooks/useTranslation.ts'
import { bridge } from '../bridge.ts'
import { compose } from '../compose/compose.ts'
import { browserDevice } from '../compose/device.ts'
import { ComposedContext } from '../compose/useComposed.ts'
import type { I18n } from '../i18n/i18n.ts'
import { createRoutes } from '../routes.tsx'
import { answerCalls } from './answering.ts'

const start = ({ allHandlers, cookie, realtime, path }: Opened, i18n: I18n) => {
  const cookies = createCookies({ isHttps: false })
  if (cookie) cookies.writeUser(cookie)
  else cookies.clearUser()
  const endAnswers = answerCalls(allHandlers)
  const composed = compose({}, browserDevice({ isHttps: false, realtime }))
  const router = createMemoryRouter(createRoutes(composed), { initialEntries: [path] })
  const endBridge = bridge(composed, router, i18n)
  const stop = () => {
    endBridge()
    composed.stop()
    router.dispose()
    endAnswers()
    cookies.clearUser()
  }
  return { composed, router, stop }
}

/** The whole shop in a scenario of the mocks: every machine, every call, no server. */
export function ScenarioStory({ opened, i18n }: { opened: Opened; i18n: I18n }) {
  const [{ composed, router, stop }] = useState(() => start(opened, i18n))
  useEffect(() => stop, [stop])
  return (
    <SpeechContext value={i18n}>
      <ComposedContext value={composed}>
        <RouterProvider router={router} />
      </ComposedContext>
    </SpeechContext>
  )
}
