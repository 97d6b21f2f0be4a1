import type { Chart } from '../chart/chart.ts'
import { ChangedChart } from './ChangedChart.tsx'
import styles from './ChangesPage.module.css'
import type { KeptFlow } from './changesSince.ts'
import { isConcerned } from './concerned.ts'
import type { Difference } from './diffCharts.ts'
import { FlowLink } from './FlowLink.tsx'
import { detailText, partText } from './words.ts'

/** One machine that differs: what differs in words, the flows that pass there, and the chart. */
export function ChangedMachine({
  name,
  before,
  after,
  differences,
  flows,
}: {
  name: string
  before: Chart | undefined
  after: Chart | undefined
  differences: readonly Difference[]
  flows: readonly KeptFlow[]
}) {
  const concerned = flows.filter(
    ({ flow }) => flow.machine === name && isConcerned(flow, differences),
  )
  return (
    <section className={styles.machine} aria-label={name}>
      <div className={styles.words}>
        <h2>{after ? <a href={`/__lab/${name}`}>{name}</a> : name}</h2>
        <ul className={styles.list}>
          {differences.map((difference) => (
            <li key={`${difference.change} ${difference.part} ${difference.id}`}>
              <strong data-change={difference.change}>{difference.change}</strong>
              <span>
                {partText(difference)}
                {difference.details.map((detail) => (
                  <small key={detail.what}>{detailText(detail)}</small>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <h3>Kept flows that pass there</h3>
        {concerned.length === 0 ? (
          <p>None</p>
        ) : (
          <ul className={styles.flows}>
            {concerned.map(({ file, flow }) => (
              <li key={file}>
                <FlowLink file={file} flow={flow} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ChangedChart name={name} before={before} after={after} differences={differences} />
    </section>
  )
}
