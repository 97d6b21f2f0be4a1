import { type ReactNode, StrictMode, useEffect } from 'react'
import { selectCurrency } from '../machines/shell/preferences.machine.ts'
import { useIsTakenOver } from '../views/parts/hooks/useIsTakenOver.ts'
import { SpeechContext } from '../views/parts/hooks/useTranslation.ts'
import { type Rendered, RenderedContext } from '../views/parts/rendered.ts'
import type { Composed } from './compose/compose.ts'
import { ComposedContext } from './compose/useComposed.ts'
import type { I18n } from './i18n/i18n.ts'
import { tellStarted } from './started.ts'

/** The language and the currency in which a page begins. */
export const readRendered = ({ refs }: Composed, i18n: I18n): Rendered => ({
  speech: i18n.speech(),
  currency: selectCurrency(refs.preferences.getSnapshot()),
})

/** The tree around the router, the same on the server and in the browser. */
export function Page({
  composed,
  i18n,
  rendered,
  children,
}: {
  composed: Composed
  i18n: I18n
  rendered: Rendered
  children: ReactNode
}) {
  const isTakenOver = useIsTakenOver()
  useEffect(() => {
    if (isTakenOver) tellStarted()
  }, [isTakenOver])
  return (
    <StrictMode>
      <SpeechContext value={i18n}>
        <RenderedContext value={rendered}>
          <ComposedContext value={composed}>{children}</ComposedContext>
        </RenderedContext>
      </SpeechContext>
    </StrictMode>
  )
}
