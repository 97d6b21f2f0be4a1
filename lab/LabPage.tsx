import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Address, addressOf, base, readAddress } from './address.ts'
import styles from './LabPage.module.css'
import { partsOf } from './run/coverage.ts'
import type { Linked } from './run/link.ts'
import { inRegistry } from './run/lookUp.ts'
import { type MachineName, machineNames } from './run/names.ts'

// Each page loads its own code only.
const ContractPage = lazy(async () => ({
  default: (await import('./contract/ContractPage.tsx')).ContractPage,
}))
const ChangesPage = lazy(async () => ({
  default: (await import('./changes/ChangesPage.tsx')).ChangesPage,
}))
const JourneysPage = lazy(async () => ({
  default: (await import('./journey/page/JourneysPage.tsx')).JourneysPage,
}))
const TestedPage = lazy(async () => ({
  default: (await import('./tested/TestedPage.tsx')).TestedPage,
}))
const Lab = lazy(async () => ({ default: (await import('./Lab.tsx')).Lab }))

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

/** The lab's own page: a choice of machines, and the lab for one of them. */
export function LabPage({ first, search }: { first: Address; search: string }) {
  const [part = '', name = '', form] = first.words
  if (part === 'changes')
    return (
      <Part title="Changes">
        <ChangesPage since={new URLSearchParams(search).get('since') ?? ''} />
      </Part>
    )
  if (part === 'journeys')
    return (
      <Part title="Journeys">
        <JourneysPage name={name} isOnPaper={form === 'protocol'} />
      </Part>
    )
  if (part === 'tested')
    return (
      <Part title="Was it tested?">
        <TestedPage />
      </Part>
    )
  if (part === 'contract')
    return (
      <Part title="Contract">
        <ContractPage wanted={new URLSearchParams(search).get('call') ?? ''} />
      </Part>
    )
  return <OfMachine first={first} />
}

const loading = (
  <p role="status" className={styles.loading}>
    Loading …
  </p>
)

function Brand() {
  return (
    <a className={styles.brand} href={base}>
      Alma <span>flow lab</span>
    </a>
  )
}

/** A part of the lab that is not about one machine. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>{`${title} | Flow lab`}</title>
      <header className={styles.head}>
        <Brand />
        <h1>{title}</h1>
      </header>
      <main className={styles.main}>
        <Suspense fallback={loading}>{children}</Suspense>
      </main>
    </div>
  )
}

function OfMachine({ first }: { first: Address }) {
  const { wanted, name, linked, problem, opened, settle } = useAddress(first)
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
          <Suspense fallback={loading}>
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
          </Suspense>
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
