import FolderOpen from 'lucide-react/icons/folder-open'
import { useId } from 'react'
import { type Linked, readPasted } from '../run/link.ts'
import type { Session } from '../run/session.ts'
import styles from './FlowPanel.module.css'

/** Opens a flow from a file, from its link or from its text; one of another machine is passed on. */
export function OpenFlow({
  session,
  onOpened,
  onOtherMachine,
  onProblem,
}: {
  session: Session
  onOpened: (title: string, what: string) => void
  onOtherMachine: ((other: Linked) => void) | undefined
  onProblem: (problem: unknown) => void
}) {
  const id = useId()
  const open = async (text: string, what: string) => {
    try {
      const linked = await readPasted(text)
      if (onOtherMachine && linked.flow.machine !== session.getState().machine)
        return onOtherMachine(linked)
      session.open(linked.flow, linked.at)
      const { problem } = session.getState()
      if (problem !== null) throw new Error(problem)
      onOpened(linked.flow.title, what)
    } catch (error) {
      onProblem(error)
    }
  }
  return (
    <form
      className={styles.actions}
      onSubmit={(event) => {
        event.preventDefault()
        void open(String(new FormData(event.currentTarget).get('pasted')), 'what you pasted')
      }}
    >
      <label htmlFor={`${id}-pasted`} className={styles.pasted}>
        Open a link or the text of a flow
      </label>
      <input id={`${id}-pasted`} name="pasted" autoComplete="off" required />
      <button type="submit">Open</button>
      <label className={styles.open}>
        <FolderOpen aria-hidden size={16} /> Open a file
        <input
          type="file"
          accept=".json,application/json"
          onChange={async ({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // The same file can be chosen again after it was changed.
            currentTarget.value = ''
            if (file) await open(await file.text(), file.name)
          }}
        />
      </label>
    </form>
  )
}
