import { useDeferredValue, useEffect, useState } from 'react'
import { forgetSeenCalls, nothingSeen, type SeenCalls, seenCallsHere } from '../watch/seenCalls.ts'
import { Breaches } from './Breaches.tsx'
import { CallCard } from './CallCard.tsx'
import styles from './ContractPage.module.css'
import {
  accessText,
  accessWord,
  type CallFilter,
  type ContractCall,
  filterCalls,
  readContract,
} from './contractCalls.ts'
import { Status } from './Status.tsx'

/** The record of this browser, kept current while the shop runs in another tab. */
const useSeenCalls = (): readonly [SeenCalls, forget: () => void] => {
  const [seen, setSeen] = useState(seenCallsHere)
  useEffect(() => {
    const read = () => setSeen(seenCallsHere())
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [])
  const forget = () => {
    forgetSeenCalls()
    setSeen(nothingSeen)
  }
  return [seen, forget]
}

/** Every call of the contract: who may make it, what it takes and answers, and what was seen of it. */
export function ContractPage({ wanted }: { wanted: string }) {
  const [{ calls, schemas }] = useState(readContract)
  const [filter, setFilter] = useState<CallFilter>({ text: wanted, access: '', group: '' })
  const [seen, forget] = useSeenCalls()
  const found = filterCalls(calls, useDeferredValue(filter))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <div className={styles.contract}>
      <Filters calls={calls} filter={filter} onFilter={setFilter} />
      <p role="status">
        {found.length === 0
          ? `None of the ${calls.length} calls is meant by this filter.`
          : `${found.length} of ${calls.length} calls`}
      </p>
      <ul className={styles.legend}>
        <li>
          <Status status="200" isTested /> has a test case of its own
        </li>
        <li>
          <Status status="429" /> has none: refusals that any call can give are tested by their kind
        </li>
        <li>
          <Status status="200" isTested isSeen /> was seen in this browser
        </li>
        <li>
          <Status status="200" isTested isSeen isBroken /> broke the contract there
        </li>
      </ul>
      <Breaches seen={seen} onForget={forget} />
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h2>{group}</h2>
          {found
            .filter((call) => call.group === group)
            .map((call) => (
              <CallCard
                key={call.name}
                call={call}
                schemas={schemas}
                seen={seen}
                isFirstOpen={call.name === wanted}
              />
            ))}
        </section>
      ))}
    </div>
  )
}

function Filters({
  calls,
  filter,
  onFilter,
}: {
  calls: readonly ContractCall[]
  filter: CallFilter
  onFilter: (filter: CallFilter) => void
}) {
  const accesses = [...new Set(calls.map(accessWord))]
  const groups = [...new Set(calls.map(({ group }) => group))]
  return (
    <search className={styles.filters}>
      <label>
        Search
        <input
          type="search"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
      </label>
      <label>
        Who may call
        <select
          value={filter.access}
          onChange={(event) => onFilter({ ...filter, access: event.currentTarget.value })}
        >
          <option value="">all</option>
          {accesses.map((access) => (
            <option key={access} value={access}>
              {accessText(access)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Group
        <select
          value={filter.group}
          onChange={(event) => onFilter({ ...filter, group: event.currentTarget.value })}
        >
          <option value="">all</option>
          {groups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </select>
      </label>
    </search>
  )
}
