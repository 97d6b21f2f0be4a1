import { useState } from 'react'
import type { Schema } from '../../tools/contract/description.ts'
import { type Outline, type OutlinePart, outlineOf } from './outline.ts'
import styles from './SchemaView.module.css'

type Named = Readonly<Record<string, Schema>>

/** A schema with its fields, each of which opens to its own. */
export function SchemaView({ schema, named }: { schema: Schema; named: Named }) {
  const outline = outlineOf(schema, named)
  return (
    <div className={styles.schema}>
      <p>
        <TypeText outline={outline} />
      </p>
      <Parts parts={outline.parts} named={named} />
    </div>
  )
}

function TypeText({ outline: { type, rules } }: { outline: Outline }) {
  return (
    <>
      <code>{type}</code>
      {rules.length > 0 && <small> {rules.join(', ')}</small>}
    </>
  )
}

function Parts({ parts, named }: { parts: readonly OutlinePart[]; named: Named }) {
  if (parts.length === 0) return null
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.name}>
          <PartView part={part} named={named} />
        </li>
      ))}
    </ul>
  )
}

function PartView({
  part: { name, isOptional, schema },
  named,
}: {
  part: OutlinePart
  named: Named
}) {
  const [isOpen, setOpen] = useState(false)
  const outline = outlineOf(schema, named)
  const line = (
    <>
      <strong>{name}</strong> {isOptional && <small>optional </small>}
      <TypeText outline={outline} />
    </>
  )
  if (outline.parts.length === 0) return line
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{line}</summary>
      {isOpen && <Parts parts={outline.parts} named={named} />}
    </details>
  )
}
