import { useDeferredValue, useMemo, useState } from 'react'
import { bodyText, changeOf, timeText, titleOf } from '../watch/entryText.ts'
import { filterLog, type Kind, kinds, type LogFilter, partiesOf } from '../watch/filterLog.ts'
import type { LogEntry } from '../watch/log.ts'
import type { Secrets } from '../watch/secrets.ts'
import type { AppInspector } from './inspector.ts'
import styles from './LogPanel.module.css'
import { useSeen } from './useSeen.ts'

/** How many entries are shown at first, and with each press of "Show older". */
const shownAtOnce = 200

const everyKind = Object.keys(kinds) as readonly Kind[]
const first: LogFilter = {
  actor: '',
  kinds: new Set(everyKind.filter((kind) => kind !== 'inner')),
  text: '',
}

const partiesIn = (entries: readonly LogEntry[]): readonly string[] =>
  [...new Set(entries.flatMap(partiesOf))].toSorted()

/** Everything that happened in the app, newest first. */
export function LogPanel({ inspector }: { inspector: AppInspector }) {
  const { entries, dropped } = useSeen(inspector)
  const { secrets } = inspector
  const [filter, setFilter] = useState(first)
  const [most, setMost] = useState(shownAtOnce)
  const sought = useDeferredValue(filter)
  const found = useMemo(() => {
    const textOf = (entry: LogEntry) =>
      [titleOf(entry), changeOf(entry), ...partiesOf(entry), bodyText(entry, secrets)].join(' ')
    return filterLog(entries, sought, textOf)
  }, [entries, sought, secrets])

  return (
    <div className={styles.log}>
      <Filters filter={filter} actors={partiesIn(entries)} onFilter={setFilter} />
      <p role="status" className={styles.count}>
        {found.length} of {entries.length} entries
        {dropped > 0 && `; the first ${dropped} are no longer kept`}
      </p>
      <ol className={styles.entries} aria-label="Log, newest first">
        {found.slice(0, most).map((entry) => (
          <Entry key={entry.n} entry={entry} secrets={secrets} />
        ))}
      </ol>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + shownAtOnce)}>
          Show older
        </button>
      )}
    </div>
  )
}

function Filters({
  filter,
  actors,
  onFilter,
}: {
  filter: LogFilter
  actors: readonly string[]
  onFilter: (filter: LogFilter) => void
}) {
  const toggle = (kind: Kind, isOn: boolean) => {
    const others = [...filter.kinds].filter((one) => one !== kind)
    onFilter({ ...filter, kinds: new Set(isOn ? [...others, kind] : others) })
  }
  return (
    <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <label>
        Search
        <input
          type="search"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
      </label>
      <label>
        Actor
        <select
          value={filter.actor}
          onChange={(event) => onFilter({ ...filter, actor: event.currentTarget.value })}
        >
          <option value="">all</option>
          {actors.map((actor) => (
            <option key={actor}>{actor}</option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>Show</legend>
        {everyKind.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={filter.kinds.has(kind)}
              onChange={(event) => toggle(kind, event.currentTarget.checked)}
            />
            {kinds[kind]}
          </label>
        ))}
      </fieldset>
    </form>
  )
}

/** The data of an entry is written when it is first opened: answers can be long. */
function Entry({ entry, secrets }: { entry: LogEntry; secrets: Secrets }) {
  const [isOpen, setOpen] = useState(false)
  const [to, from] = partiesOf(entry)
  const isAnswered = entry.kind === 'call'
  const hasProblem = isAnswered && (entry.breach ?? entry.failure) !== undefined
  const change = changeOf(entry)
  return (
    <li data-kind={entry.kind} data-problem={hasProblem || undefined}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <time>{timeText(entry.time)}</time>
          <span className={styles.parties}>
            {entry.kind === 'news' ? `${to} → ${from}` : `${from} → ${to}`}
          </span>
          <strong>{titleOf(entry)}</strong>
          {change && <span>{change}</span>}
          {isAnswered && entry.breach !== undefined && (
            <span>breaks the contract {entry.breach}</span>
          )}
          {isAnswered && entry.fault !== undefined && <span>fault by hand</span>}
        </summary>
        {isOpen && <pre>{bodyText(entry, secrets)}</pre>}
      </details>
    </li>
  )
}
