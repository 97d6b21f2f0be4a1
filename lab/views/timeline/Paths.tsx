import type { AnyStateMachine } from 'xstate'
import { transitionsById } from '../../chart/chart.ts'
import { type Coverage, describePart, faultsOf, partsOf } from '../../run/coverage.ts'
import type { Reach, Way } from '../../run/paths.ts'
import type { Session } from '../../run/session.ts'
import { wayText } from '../../run/words.ts'
import styles from './Paths.module.css'

function Share({ name, some, all }: { name: string; some: number; all: number }) {
  return (
    <div className={styles.share}>
      <dt>{name}</dt>
      <dd>
        <meter min={0} max={all} value={some} aria-label={name} /> {some} of {all}
      </dd>
    </div>
  )
}

function Ways({
  title,
  name,
  ids,
  ways,
  visited,
  machine,
  onTake,
}: {
  title: string
  name: string
  ids: readonly string[]
  ways: ReadonlyMap<string, Way>
  visited: ReadonlySet<string>
  machine: AnyStateMachine
  onTake: (way: Way) => void
}) {
  return (
    <section className={styles.ways} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {ids.map((id) => {
          const way = ways.get(id)
          return (
            <li key={id}>
              <button type="button" disabled={!way} onClick={() => way && onTake(way)}>
                <span className={styles.part}>
                  <span aria-hidden className={visited.has(id) ? styles.seen : styles.unseen} />
                  {describePart(machine, id)}
                  {visited.has(id) && <span className={styles.hidden}> (visited)</span>}
                </span>
                <span className={way ? styles.steps : styles.none}>
                  {way ? wayText(name, way) : 'no path'}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The shortest path to everything in the chart; a click takes it. */
export function Paths({
  machine,
  reach,
  coverage,
  session,
}: {
  machine: AnyStateMachine
  reach: Reach
  coverage: Coverage
  session: Session
}) {
  const { states, transitions } = partsOf(machine)
  const guarded = [...transitionsById(machine)].filter(([, { guard }]) => guard !== undefined)
  const bothWays = guarded.filter(([id]) => {
    const { passed, refused } = reach.guards.get(id) ?? {}
    return passed && refused
  })
  const faults = faultsOf(machine, reach)
  const among = (ids: readonly string[], known: { has: (id: string) => boolean }) =>
    ids.filter((id) => known.has(id)).length
  const take = ({ input, steps }: Way) => session.replay(input, steps)
  const shared = { machine, name: session.getState().machine, onTake: take }
  return (
    <div className={styles.paths}>
      <dl className={styles.shares}>
        <Share
          name="States in this session"
          some={among(states, coverage.states)}
          all={states.length}
        />
        <Share
          name="Transitions in this session"
          some={among(transitions, coverage.transitions)}
          all={transitions.length}
        />
        <Share name="States on some path" some={among(states, reach.states)} all={states.length} />
        <Share
          name="Transitions on some path"
          some={among(transitions, reach.transitions)}
          all={transitions.length}
        />
        {guarded.length > 0 && (
          <Share name="Guards taken both ways" some={bothWays.length} all={guarded.length} />
        )}
      </dl>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <Ways
        {...shared}
        title="To each state"
        ids={states}
        ways={reach.states}
        visited={coverage.states}
      />
      <Ways
        {...shared}
        title="Through each transition"
        ids={transitions}
        ways={reach.transitions}
        visited={coverage.transitions}
      />
    </div>
  )
}
