import { useEffect, useState } from 'react'
import { ChangedMachine } from './ChangedMachine.tsx'
import styles from './ChangesPage.module.css'
import type { ChangesSince } from './changesSince.ts'
import { diffCharts } from './diffCharts.ts'

type Answer = { readonly changes: ChangesSince } | { readonly problem: string }

const fetchChanges = async (since: string, signal: AbortSignal): Promise<Answer> => {
  const query = since === '' ? '' : `?${new URLSearchParams({ since })}`
  const response = await fetch(`/__lab/charts${query}`, { signal })
  return response.ok ? { changes: await response.json() } : { problem: await response.text() }
}

const useChanges = (since: string): Answer | null => {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    fetchChanges(since, ended.signal).then(setAnswer, (error) => {
      if (!ended.signal.aborted) setAnswer({ problem: String(error) })
    })
    return () => ended.abort()
  }, [since])
  return answer
}

/** The statecharts that differ from those at a git revision, each with its changes and the flows concerned. */
export function ChangesPage({ since }: { since: string }) {
  const answer = useChanges(since)
  return (
    <div className={styles.changes}>
      <form className={styles.since}>
        <label>
          <span>Since the git revision</span>
          <input
            name="since"
            defaultValue={since}
            placeholder="the start of this branch"
            spellCheck={false}
            autoComplete="off"
          />
        </label>
        <button type="submit">Compare</button>
      </form>
      {answer === null && <p role="status">The charts are compared …</p>}
      {answer && 'problem' in answer && (
        <p role="alert" className={styles.problem}>
          {answer.problem}
        </p>
      )}
      {answer && 'changes' in answer && <Compared changes={answer.changes} />}
    </div>
  )
}

function Compared({ changes: { since, before, after, flows } }: { changes: ChangesSince }) {
  const [machines] = useState(() => Object.entries(diffCharts(before, after)))
  if (machines.length === 0) return <p role="status">No statechart differs from {since}.</p>
  return (
    <>
      <p role="status">
        Since <strong>{since}</strong>, {machines.length} of {Object.keys(after).length} statecharts
        differ. Guards and actions are compared by their names.
      </p>
      {machines.map(([name, differences]) => (
        <ChangedMachine
          key={name}
          name={name}
          before={before[name]?.chart}
          after={after[name]?.chart}
          differences={differences}
          flows={flows}
        />
      ))}
    </>
  )
}
