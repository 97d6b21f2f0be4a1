import { describePart } from '../run/coverage.ts'
import { inRegistry } from '../run/lookUp.ts'
import type { Tested, Untested } from './tested.ts'
import styles from './UntestedParts.module.css'

/** The parts of a machine that nobody went through, by the reason. */
export function UntestedParts({
  name,
  untested,
}: {
  name: Tested['name']
  untested: readonly Untested[]
}) {
  const { machine } = inRegistry(name)
  return [...Map.groupBy(untested, ({ reason }) => reason)].map(([reason, parts]) => (
    <div key={reason} className={styles.reason}>
      <p>{reason}</p>
      <ul>
        {parts.map(({ id }) => (
          <li key={id}>{describePart(machine, id)}</li>
        ))}
      </ul>
    </div>
  ))
}
