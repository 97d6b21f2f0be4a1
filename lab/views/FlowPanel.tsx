import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import Save from 'lucide-react/icons/save'
import { useId, useState } from 'react'
import { readFlow, toHash, writeFlow } from '../run/flow.ts'
import { flowOf, type Session, type SessionState } from '../run/session.ts'
import styles from './FlowPanel.module.css'
import { keep } from './keep.ts'

const nameOf = (machine: string, title: string) => {
  const words = title.match(/[A-Za-z0-9]+/g) ?? ['flow']
  const [first = 'flow', ...others] = words.map((word) => word.toLowerCase())
  return `${machine}.${first}${others.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`
}

/** Saves a session as a flow: as a link, as a file, or among the tests. */
export function FlowPanel({
  session,
  state,
  saveTo,
}: {
  session: Session
  state: SessionState
  /** Where the development server stores flows, if it runs. */
  saveTo: string | undefined
}) {
  const [title, setTitle] = useState('')
  const [said, setSaid] = useState<{ text: string; isBad: boolean } | null>(null)
  const id = useId()
  const flow = flowOf(state, title.trim())
  const name = nameOf(state.machine, title)
  const tell = (text: string) => setSaid({ text, isBad: false })
  const fail = (error: unknown) =>
    setSaid({ text: error instanceof Error ? error.message : String(error), isBad: true })

  const copy = () => {
    const { origin } = window.location
    navigator.clipboard
      .writeText(`${origin}/__lab/${state.machine}#${toHash(flow, state.at)}`)
      .then(() => tell('The link is copied.'), fail)
  }
  const save = async (url: string) => {
    try {
      const answer = await fetch(`${url}/${name}`, { method: 'PUT', body: writeFlow(flow) })
      if (!answer.ok) throw new Error(await answer.text())
      tell(`Saved as tests/flows/${name}.json; npm test replays it.`)
    } catch (error) {
      fail(error)
    }
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      const read = readFlow(await file.text())
      if (read.machine !== state.machine)
        throw new Error(`This flow is of the machine ${read.machine}.`)
      setTitle(read.title)
      session.open(read)
      tell(`Opened ${file.name}.`)
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
        <button type="button" onClick={copy}>
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
        <label className={styles.open}>
          <FolderOpen aria-hidden size={16} /> Open a file
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status" className={said?.isBad ? styles.bad : styles.good}>
        {said?.text}
      </p>
      <textarea readOnly rows={12} aria-label="The flow as JSON" value={writeFlow(flow)} />
    </section>
  )
}
