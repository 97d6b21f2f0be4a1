import { useState } from 'react'
import { fileNameOf } from '../save/fileName.ts'
import { keep } from '../views/save/keep.ts'
import type { AppInspector } from './inspector.ts'
import { makeReport } from './makeReport.ts'
import styles from './panels.module.css'

/** Saves a report of what went wrong as a file. */
export default function ReportPanel({ inspector }: { inspector: AppInspector }) {
  const [title, setTitle] = useState('')
  const [said, setSaid] = useState('')
  const save = async () => {
    setSaid('The report is being made …')
    const report = await makeReport(title.trim(), inspector)
    const name = `report.${fileNameOf(title, 'untitled', 8)}.json`
    keep(name, 'application/json', JSON.stringify(report))
    setSaid(`The report is saved as ${name}. Drop it onto the lab to open it at this step.`)
  }
  return (
    <div className={styles.panel}>
      <p>
        A report holds what happened since the load of this page, the state of every actor, the
        calls with their answers, the console and a picture of the page, without passwords and
        tokens. The file stays on this machine.
      </p>
      <form
        className={styles.buttons}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <label>
          What went wrong
          <input
            required
            value={title}
            placeholder="The total is that of another currency"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <button type="submit">Save a report</button>
      </form>
      <p role="status">{said}</p>
    </div>
  )
}
