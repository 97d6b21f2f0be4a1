import { type ReactNode, StrictMode, useEffect } from 'react'
import { useIsTakenOver } from '../views/parts/hooks/useIsTakenOver.ts'
import { SpeechContext } from '../views/parts/hooks/useTranslation.ts'
import type { Composed } from './compose/compose.ts'
import { ComposedContext } from './compose/useComposed.ts'
import type { I18n } from './i18n/i18n.ts'
import { tellStarted } from './started.ts'

/** The tree around the router, the same on the server and in the browser. */
export function Page({
  composed,
  i18n,
  children,
}: {
  composed: Composed
  i18n: I18n
  children: ReactNode
}) {
  const isTakenOver = useIsTakenOver()
  useEffect(() => {
    if (isTakenOver) tellStarted()
  }, [isTakenOver])
  return (
    <StrictMode>
      <SpeechContext value={i18n}>
        <ComposedContext value={composed}>{children}</ComposedContext>
      </SpeechContext>
    </StrictMode>
  )
}
