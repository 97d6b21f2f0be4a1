import { useEffect, useState } from 'react'
import { type Address, addressOf, readAddress } from './address.ts'
import { Brand } from './Brand.tsx'
import { base } from './base.ts'
import { Lab } from './Lab.tsx'
import styles from './LabPage.module.css'
import { Problem } from './Problem.tsx'
import { partsOf } from './run/coverage.ts'
import type { Linked } from './run/link.ts'
import { inRegistry } from './run/lookUp.ts'
import { type MachineName, machineNames } from './run/names.ts'

let latest: Linked | null = null

/** Keeps the address at the current step; of several at once, the newest. */
const follow = async (linked: Linked) => {
  latest = linked
  const address = await addressOf(linked)
  if (latest === linked) window.history.replaceState(null, '', address)
}

/** The address, and those that are pasted while the page is open. A broken one changes nothing but the problem. */
const useAddress = (first: Address) => {
  const [address, setAddress] = useState({ ...first, opened: 0 })
  useEffect(() => {
    const read = async () => {
      const next = await readAddress(window.location)
      setAddress((known) =>
        next.problem === null
          ? { ...next, opened: known.opened + 1 }
          : { ...known, problem: next.problem },
      )
    }
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const { wanted, name } = address
  useEffect(() => {
    const { hash } = window.location
    if (name && name !== wanted) window.history.replaceState(null, '', `${base}/${name}${hash}`)
  }, [wanted, name])
  const settle = () =>
    setAddress((known) => (known.problem === null ? known : { ...known, problem: null }))
  return { ...address, settle }
}

/**
 * The lab of one machine, or the list of all machines.
 * @param first what the address says at first
 * @param fileProblem why a file could not be opened
 */
export function MachinePage({
  first,
  fileProblem,
}: {
  first: Address
  fileProblem: string | undefined
}) {
  const { wanted, name, linked, problem, opened, settle } = useAddress(first)
  return (
    <div className={styles.page} data-whole={name !== undefined}>
      <title>{name ? `${name} | Flow lab` : 'Flow lab'}</title>
      <header className={styles.head}>
        <Brand />
        {name && <Choice name={name} />}
      </header>
      <main className={styles.main}>
        {problem !== null && <Problem text={problem} />}
        {fileProblem !== undefined && <Problem text={fileProblem} />}
        {name ? (
          <Lab
            key={`${name} ${opened}`}
            machine={name}
            {...(linked ?? {})}
            onStep={(taken) => {
              settle()
              void follow(taken)
            }}
            onOtherMachine={async (other) => window.location.assign(await addressOf(other))}
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
          {machineNames.toSorted().map((known) => (
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
        <a href={`${base}/changes`}>What has changed</a>, <a href={`${base}/journeys`}>Journeys</a>,{' '}
        <a href={`${base}/tested`}>Was it tested?</a>, <a href={`${base}/contract`}>The contract</a>
      </p>
      <ul>
        {machineNames.toSorted().map((known) => {
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
