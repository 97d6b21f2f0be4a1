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
import styles from './FlowPanel.module.css'
import { OpenFlow } from './OpenFlow.tsx'
import { keep } from './save/keep.ts'

const nameOf = (machine: string, title: string) => {
  const words = title.match(/[A-Za-z0-9]+/g) ?? ['flow']
  const [first = 'flow', ...others] = words.map((word) => word.toLowerCase())
  return `${machine}.${first}${others.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`
}

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
  /** The name of a saved flow that this one would replace. */
  const [taken, setTaken] = useState<string | null>(null)
  const id = useId()
  const flow = flowOf(state, title.trim())
  const name = nameOf(state.machine, title)
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
  const save = async (url: string, replaces: boolean) => {
    try {
      const address = `${url}/${name}${replaces ? '?replace' : ''}`
      const answer = await fetch(address, { method: 'PUT', body: writeFlow(flow) })
      setTaken(answer.status === 409 ? name : null)
      if (!answer.ok) throw new Error(await answer.text())
      tell(`Saved as tests/flows/${name}.json; npm test replays it.`)
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
          <button type="button" onClick={() => void save(saveTo, false)}>
            <Save aria-hidden size={16} /> Save to tests/flows
          </button>
        )}
        {saveTo !== undefined && taken === name && (
          <button type="button" onClick={() => void save(saveTo, true)}>
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
