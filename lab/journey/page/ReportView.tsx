import type { Report } from '../report.ts'
import styles from './ReportView.module.css'

const facts = (report: Report) => ({
  Made: new Date(report.made).toLocaleString('en'),
  Address: report.address,
  Version: report.version,
  Browser: report.browser,
})

/** The rest of a report beside its journey: the picture, the console, the calls and the actors. */
export function ReportView({ report }: { report: Report }) {
  const { screenshot, console: lines, calls, actors, leftOut } = report
  return (
    <div className={styles.report}>
      <dl>
        {Object.entries(facts(report)).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {screenshot !== '' && <img src={screenshot} alt="The page when the report was made" />}
      <Foldable
        title="Steps that the lab cannot take"
        items={leftOut.map((text) => ['', text] as const)}
      />
      <Foldable title="Console" items={lines.map(({ level, text }) => [level, text] as const)} />
      <Foldable title="Calls" items={calls.map(({ title, body }) => [title, body] as const)} />
      <Foldable
        title="Actors"
        items={actors.map(
          ({ name, state, context }) =>
            [`${name}: ${state}`, JSON.stringify(context, null, 2)] as const,
        )}
      />
    </div>
  )
}

function Foldable({
  title,
  items,
}: {
  title: string
  items: readonly (readonly [title: string, body: string])[]
}) {
  if (items.length === 0) return null
  return (
    <details>
      <summary>
        {title} ({items.length})
      </summary>
      <ol>
        {items.map(([name, body], index) => (
          <li key={index}>
            {name !== '' && <strong>{name}</strong>}
            <pre>{body}</pre>
          </li>
        ))}
      </ol>
    </details>
  )
}
