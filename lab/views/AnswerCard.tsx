import { useState } from 'react'
import { z } from 'zod'
import type { AnyExample } from '../examples/parts/example.ts'
import { errorText } from '../run/errorText.ts'
import type { Answer, FlowStep } from '../run/flow.ts'
import type { Pending } from '../run/frame.ts'
import { treeOf } from '../run/tree.ts'
import { ContextTree } from './ContextTree.tsx'
import { FailingCalls } from './FailingCalls.tsx'
import { PayloadEditor } from './PayloadEditor.tsx'
import styles from './timeline/Steps.module.css'
import { useCalls } from './useCalls.ts'

const nothingChanged: ReadonlySet<string> = new Set()

const readOutput = (text: string) => {
  try {
    return { output: z.json().parse(JSON.parse(text)) }
  } catch (error) {
    return { problem: errorText(error) }
  }
}

/** The example's first answer, to be changed by hand. */
const firstOf = (known: AnyExample['answers'][string] | undefined): string => {
  const outputs = known && 'outputs' in known ? Object.values(known.outputs) : []
  return JSON.stringify(outputs[0] ?? null, null, 2)
}

/** The events that a callback may send, with each payload of the example. */
const sendsOf = (type: string, events: AnyExample['events']) => {
  const payloads = Object.entries(events[type] ?? {})
  return payloads.map(([named, payload]) => ({
    name: `sends ${type}${payloads.length > 1 ? `: ${named}` : ''}`,
    event: { ...payload, type },
  }))
}

/** An invoked actor that waits: its input, and its possible answers. It may also never answer. */
export function AnswerCard({
  machine,
  pending,
  example,
  onTake,
}: {
  /** The name of the machine that invoked it. */
  machine: string
  pending: Pending
  /** Of the machine that invoked it. */
  example: AnyExample
  onTake: (step: FlowStep) => void
}) {
  const { of, actor, input } = pending
  const { events } = example
  const known = example.answers[actor]
  const [text, setText] = useState(() => firstOf(known))
  const { outcomes, problemOf } = useCalls(
    machine,
    actor,
    input,
    known && 'outputs' in known ? known.outputs : undefined,
  )
  const own = readOutput(text)
  const problem = 'problem' in own ? own.problem : problemOf(own.output)
  const answer = (given: Answer) => onTake({ kind: 'answer', of, actor, answer: given })
  const tree = treeOf(input)
  const outputs = known && 'outputs' in known ? Object.keys(known.outputs) : []
  const sends =
    known && 'sends' in known ? known.sends.flatMap((type) => sendsOf(type, events)) : []
  return (
    <li className={styles.card} data-kind="waiting">
      <h3>
        {actor} {of && <span className={styles.of}>in {of}</span>}
      </h3>
      {!tree.isLeaf && (
        <details className={styles.payload}>
          <summary>It was asked with</summary>
          <ContextTree tree={tree} changed={nothingChanged} />
        </details>
      )}
      <div className={styles.answers}>
        {outputs.map((named) => (
          <button key={named} type="button" onClick={() => answer({ named })}>
            {named}
          </button>
        ))}
        {sends.map(({ name, event }) => (
          <button key={name} type="button" onClick={() => onTake({ kind: 'event', event, to: of })}>
            {name}
          </button>
        ))}
        <button
          type="button"
          className={styles.fails}
          onClick={() => answer({ failure: `${actor} failed` })}
        >
          fails
        </button>
        <span className={styles.of}>or leave it waiting, as if it were slow</span>
      </div>
      {outcomes.length > 0 && <FailingCalls actor={actor} outcomes={outcomes} onAnswer={answer} />}
      {outputs.length > 0 && (
        <details className={styles.payload}>
          <summary>Another answer</summary>
          <PayloadEditor
            label={`Answer of ${actor}`}
            text={text}
            problem={problem}
            onType={setText}
          />
          <button
            type="button"
            className={styles.small}
            disabled={problem !== null}
            onClick={() => 'output' in own && answer({ output: own.output })}
          >
            Answer this
          </button>
        </details>
      )}
    </li>
  )
}
