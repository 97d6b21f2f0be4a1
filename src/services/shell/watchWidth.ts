import { fromCallback } from 'xstate'
import { wideScreen } from '../../domain/shell/wideScreen.ts'

/** Sends `viewport.widened` when the window has become wide, for example because a tablet was turned. */
export const watchWidth = fromCallback(({ sendBack }) => {
  const screen = window.matchMedia(wideScreen)
  const tell = () => {
    if (screen.matches) sendBack({ type: 'viewport.widened' })
  }
  screen.addEventListener('change', tell)
  return () => screen.removeEventListener('change', tell)
})
