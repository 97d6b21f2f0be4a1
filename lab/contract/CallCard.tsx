import { useState } from 'react'
import type { SeenCalls } from '../watch/seenCalls.ts'
import styles from './CallCard.module.css'
import {
  accessText,
  accessWord,
  type ContractAtAGlance,
  type ContractCall,
} from './contractCalls.ts'
import { exampleOf, requestExampleOf } from './exampleOf.ts'
import { SchemaView } from './SchemaView.tsx'
import { Status } from './Status.tsx'
import testedStatuses from './testedStatuses.json' with { type: 'json' }

const tested: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = testedStatuses

interface OfCall {
  readonly call: ContractCall
  readonly schemas: ContractAtAGlance['schemas']
  readonly seen: SeenCalls
}

const isBroken = ({ breaches }: SeenCalls, name: string, status: string) =>
  breaches.some((one) => one.call === name && String(one.status) === status)

/** One call on a line, which opens to what it takes and answers. */
export function CallCard({ isFirstOpen, ...ofCall }: OfCall & { isFirstOpen: boolean }) {
  const [isOpen, setOpen] = useState(isFirstOpen)
  const { call, seen } = ofCall
  const { name, method, path, answers } = call
  return (
    <details
      className={styles.call}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>{name}</strong>
        <code>
          {method} {path}
        </code>
        <span>{accessText(accessWord(call))}</span>
        <span className={styles.statuses}>
          {Object.keys(answers).map((status) => (
            <Status
              key={status}
              status={status}
              isTested={tested[name]?.[status] !== undefined}
              isSeen={seen.answers[name]?.[status] !== undefined}
              isBroken={isBroken(seen, name, status)}
            />
          ))}
        </span>
      </summary>
      {isOpen && <CallBody {...ofCall} />}
    </details>
  )
}

function CallBody({ call, schemas, seen }: OfCall) {
  const { name, summary, request, answers } = call
  return (
    <div className={styles.body}>
      <p>{summary}.</p>
      <h3>Request</h3>
      {Object.keys(request).length === 0 && <p>It takes nothing.</p>}
      {Object.entries(request).map(([part, schema]) => (
        <div key={part}>
          <h4>{part}</h4>
          <SchemaView schema={schema} named={schemas.sent} />
          <Folded title={`Example of ${part}`}>
            {() => <Json value={requestExampleOf(call.route, part)} />}
          </Folded>
        </div>
      ))}
      <h3>Answers</h3>
      {Object.entries(answers).map(([status, schema]) => (
        <Folded key={status} title={status}>
          {() => (
            <>
              <Evidence name={name} status={status} seen={seen} />
              <SchemaView schema={schema} named={schemas.answered} />
              <Folded title="Example">
                {() => <Json value={exampleOf(call.route, Number(status))} />}
              </Folded>
            </>
          )}
        </Folded>
      ))}
    </div>
  )
}

function Json({ value }: { value: unknown }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long example is scrolled by keyboard
  return <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
}

/** Its content is made when it is first opened: an example takes a moment. */
function Folded({ title, children }: { title: string; children: () => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div>{children()}</div>}
    </details>
  )
}

function Evidence({ name, status, seen }: { name: string; status: string; seen: SeenCalls }) {
  const here = seen.answers[name]?.[status]
  const cases = tested[name]?.[status]
  return (
    <dl className={styles.evidence}>
      <dt>Test cases</dt>
      <dd>{cases?.join('; ') ?? 'none of its own'}</dd>
      <dt>Seen here</dt>
      <dd>
        {here
          ? `${here.count} ${here.count === 1 ? 'time' : 'times'}, last ${new Date(here.last).toLocaleString('en')}`
          : 'no'}
      </dd>
    </dl>
  )
}
