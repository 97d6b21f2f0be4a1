import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Replace from 'lucide-react/icons/replace'
import Save from 'lucide-react/icons/save'
import { useId, useState } from 'react'
import { addressOf } from '../address.ts'
import { errorText } from '../run/errorText.ts'
import { writeFlow } from '../run/flow.ts'
import type { Linked } from '../run/link.ts'
import { flowOf, type Session, type SessionState } from '../run/session.ts'
import { fileNameOf } from '../save/fileName.ts'
import { saveFile } from '../save/saveFile.ts'
import styles from './FlowPanel.module.css'
import { OpenFlow } from './OpenFlow.tsx'
import { keep } from './save/keep.ts'

/** Saves a session as a flow: as a link, as a file, or among the tests. */
export function FlowPanel({
  session,
  state,
  opened,
  onOtherMachine,
  saveTo,
}: {
  session: Session
  state: SessionState
  /** What the flow shows that was opened. */
  opened: string
  onOtherMachine: ((other: Linked) => void) | undefined
  /** Where the development server stores flows, if it runs. */
  saveTo: string | undefined
}) {
  const [title, setTitle] = useState(opened)
  const [said, setSaid] = useState<{ text: string; isBad: boolean } | null>(null)
  /** The name of the saved flow that the one with this title would replace. */
  const [taken, setTaken] = useState<{ name: string; title: string } | null>(null)
  const id = useId()
  const flow = flowOf(state, title.trim())
  const name = `${state.machine}.${fileNameOf(title, 'flow')}`
  const tell = (text: string) => setSaid({ text, isBad: false })
  const fail = (error: unknown) => setSaid({ text: errorText(error), isBad: true })

  const copy = async () => {
    try {
      const address = await addressOf({ flow, at: state.at })
      await navigator.clipboard.writeText(`${window.location.origin}${address}`)
      tell('The link is copied.')
    } catch (error) {
      fail(error)
    }
  }
  const save = async (url: string, replaced?: string) => {
    try {
      if (flow.title === '') throw new Error('A flow needs a title: describe what it shows.')
      const saved = await saveFile(url, replaced ?? name, writeFlow(flow), replaced !== undefined)
      setTaken(saved.how === 'taken' ? { name: saved.name, title } : null)
      if (saved.how !== 'saved') throw new Error(saved.message)
      tell(`Saved as tests/flows/${saved.name}.json; npm test replays it.`)
    } catch (error) {
      fail(error)
    }
  }
  return (
    <section className={styles.panel} aria-label="Flow">
      <p>
        <label htmlFor={`${id}-title`}>What this flow shows</label>
        <input
          id={`${id}-title`}
          value={title}
          placeholder="A refused edit leaves what the server says"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </p>
      <div className={styles.actions}>
        <button type="button" onClick={() => void copy()}>
          <Copy aria-hidden size={16} /> Copy link
        </button>
        <button
          type="button"
          onClick={() => keep(`${name}.json`, 'application/json', writeFlow(flow))}
        >
          <Download aria-hidden size={16} /> Download
        </button>
        {saveTo !== undefined && (
          <button type="button" onClick={() => void save(saveTo)}>
            <Save aria-hidden size={16} /> Save to tests/flows
          </button>
        )}
        {saveTo !== undefined && taken?.title === title && (
          <button type="button" onClick={() => void save(saveTo, taken.name)}>
            <Replace aria-hidden size={16} /> Replace it?
          </button>
        )}
      </div>
      <OpenFlow
        session={session}
        onOpened={(found, what) => {
          setTitle(found)
          tell(`Opened ${what}.`)
        }}
        onOtherMachine={onOtherMachine}
        onProblem={fail}
      />
      <p role="status" className={said?.isBad ? styles.bad : styles.good}>
        {said?.text}
      </p>
      <textarea readOnly rows={12} aria-label="The flow as JSON" value={writeFlow(flow)} />
    </section>
  )
}
