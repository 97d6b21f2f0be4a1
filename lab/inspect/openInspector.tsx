import { createRoot } from 'react-dom/client'
import type { InspectionEvent, Observer } from 'xstate'
import { Dock } from './Dock.tsx'
import { createAppInspector } from './inspector.ts'

/** Docks the inspector onto the page and returns the options with which to start every actor of the app. */
export const openInspector = (): Observer<InspectionEvent> => {
  const inspector = createAppInspector()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Dock inspector={inspector} />)
  return inspector.watch
}
