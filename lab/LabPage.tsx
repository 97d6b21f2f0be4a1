import { useState } from 'react'
import { ChangesPage } from './changes/ChangesPage.tsx'
import { Lab } from './Lab.tsx'
import styles from './LabPage.module.css'
import { partsOf } from './run/coverage.ts'
import { type Flow, fromHash, toHash } from './run/flow.ts'
import { inRegistry } from './run/lookUp.ts'
import { type MachineName, machineNames } from './run/names.ts'

const base = '/__lab'

const read = (hash: string) => {
  try {
    return { opened: fromHash(hash), problem: null }
  } catch (error) {
    return { opened: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

const follow = (flow: Flow, at: number) =>
  window.history.replaceState(null, '', flow.steps.length > 0 ? `#${toHash(flow, at)}` : ' ')

/** The lab's own page: a choice of machines, and the lab for one of them. */
export function LabPage({ path, search, hash }: { path: string; search: string; hash: string }) {
  const wanted = path.slice(base.length).replaceAll('/', '')
  if (wanted === 'changes')
    return <Changes since={new URLSearchParams(search).get('since') ?? ''} />
  return <OfMachine wanted={wanted} hash={hash} />
}

function Brand() {
  return (
    <a className={styles.brand} href={base}>
      Alma <span>flow lab</span>
    </a>
  )
}

function Changes({ since }: { since: string }) {
  return (
    <div className={styles.page}>
      <title>Changes | Flow lab</title>
      <header className={styles.head}>
        <Brand />
        <h1>Changes</h1>
      </header>
      <main className={styles.main}>
        <ChangesPage since={since} />
      </main>
    </div>
  )
}

function OfMachine({ wanted, hash }: { wanted: string; hash: string }) {
  const name = machineNames.find((known) => known === wanted)
  const [{ opened, problem }] = useState(() => read(hash))
  const fits = opened !== null && opened.flow.machine === name
  return (
    <div className={styles.page} data-whole={name !== undefined}>
      <title>{name ? `${name} | Flow lab` : 'Flow lab'}</title>
      <header className={styles.head}>
        <Brand />
        {name && <Choice name={name} />}
      </header>
      <main className={styles.main}>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {name ? (
          <Lab
            machine={name}
            {...(fits ? { flow: opened.flow, at: opened.at } : {})}
            onStep={follow}
            saveTo={`${base}/flows`}
          />
        ) : (
          <Contents missing={wanted} />
        )}
      </main>
    </div>
  )
}

function Choice({ name }: { name: MachineName }) {
  return (
    <>
      <h1>{name}</h1>
      <label className={styles.choice}>
        <span>Machine</span>
        <select
          value={name}
          onChange={(event) => window.location.assign(`${base}/${event.currentTarget.value}`)}
        >
          {machineNames.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </select>
      </label>
    </>
  )
}

function Contents({ missing }: { missing: string }) {
  return (
    <div className={styles.contents}>
      <h1>Flow lab</h1>
      {missing && <p className={styles.problem}>The registry has no machine {missing}.</p>}
      <p>
        Every statechart of the shop, to be stepped through beside its real view.{' '}
        <a href={`${base}/changes`}>What has changed</a>
      </p>
      <ul>
        {machineNames.map((known) => {
          const { states, transitions } = partsOf(inRegistry(known).machine)
          return (
            <li key={known}>
              <a href={`${base}/${known}`}>
                <strong>{known}</strong>
                <span>
                  {states.length} {states.length === 1 ? 'state' : 'states'}, {transitions.length}{' '}
                  transitions
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
