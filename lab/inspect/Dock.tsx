import ExternalLink from 'lucide-react/icons/external-link'
import PanelBottomClose from 'lucide-react/icons/panel-bottom-close'
import PanelBottomOpen from 'lucide-react/icons/panel-bottom-open'
import X from 'lucide-react/icons/x'
import { Activity, lazy, type ReactNode, Suspense, useState } from 'react'
import { Tabs } from '../views/Tabs.tsx'
import { ActorsPanel, runningIn } from './ActorsPanel.tsx'
import styles from './Dock.module.css'
import { FaultsPanel } from './FaultsPanel.tsx'
import type { AppInspector } from './inspector.ts'
import { LogPanel } from './LogPanel.tsx'
import { useSeen } from './useSeen.ts'

// They play journeys with the examples of all machines, which the page does not need before.
const RecordPanel = lazy(() => import('./RecordPanel.tsx'))
const ReportPanel = lazy(() => import('./ReportPanel.tsx'))

const loadedLater = (panel: ReactNode) => (
  <Suspense fallback={<p className={styles.loading}>Loading …</p>}>{panel}</Suspense>
)

/** A dock that is hidden stays hidden in this tab. */
const hiddenKey = 'alma.inspect.hidden'

/**
 * The inspector at the foot of the page: the actors of the running app, the log of what happened between them, and
 * faults to set.
 * @param onClose ends the inspector for this tab
 */
export function Dock({ inspector, onClose }: { inspector: AppInspector; onClose: () => void }) {
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(hiddenKey) === null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const hide = () => {
    sessionStorage.setItem(hiddenKey, '')
    setOpen(false)
  }
  const show = () => {
    sessionStorage.removeItem(hiddenKey)
    setOpen(true)
    setWasOpen(true)
  }

  return (
    <>
      {!isOpen && (
        <button type="button" className={styles.reopen} onClick={show}>
          <PanelBottomOpen aria-hidden size={18} /> Inspector
        </button>
      )}
      {/* What was typed stays while it is hidden. It follows the app only while it is shown. */}
      {wasOpen && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <OpenDock {...{ inspector, isOpen, onClose }} onHide={hide} />
        </Activity>
      )}
    </>
  )
}

function OpenDock({
  inspector,
  isOpen,
  onClose,
  onHide,
}: {
  inspector: AppInspector
  /** The styles of the page make room for the class of an open one. */
  isOpen: boolean
  onClose: () => void
  onHide: () => void
}) {
  const seen = useSeen(inspector)
  const isRecording = inspector.recording?.isRunning()
  return (
    <aside className={isOpen ? styles.dock : undefined} aria-label="Inspector">
      <header className={styles.head}>
        <h2>Inspector</h2>
        {isRecording && <strong className={styles.recording}>Recording</strong>}
        <span>
          {runningIn(seen, inspector).length} actors, {seen.entries.at(-1)?.n ?? 0} entries in the
          log
        </span>
        <button type="button" onClick={inspector.openInStately}>
          <ExternalLink aria-hidden size={16} /> Open in Stately
        </button>
        <button type="button" onClick={onHide}>
          <PanelBottomClose aria-hidden size={16} /> Hide
        </button>
        <button type="button" onClick={onClose}>
          <X aria-hidden size={16} /> End
        </button>
      </header>
      <div className={styles.content}>
        <Tabs
          label="Parts of the inspector"
          tabs={{
            Actors: () => <ActorsPanel inspector={inspector} />,
            Log: () => <LogPanel inspector={inspector} />,
            Faults: () => <FaultsPanel inspector={inspector} />,
            Record: () => loadedLater(<RecordPanel recording={inspector.recording} />),
            Report: () => loadedLater(<ReportPanel inspector={inspector} />),
          }}
          // A recording begins with a load of the page, after which the button that ends it is at hand.
          {...(isRecording ? { opened: 'Record' } : {})}
        />
      </div>
    </aside>
  )
}
