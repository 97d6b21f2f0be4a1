import { lazy, type ReactNode, Suspense } from 'react'
import { Brand } from './Brand.tsx'
import { base } from './base.ts'
import styles from './LabPage.module.css'

// Each page loads its own code only, all of it at once.
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
const MachinePage = lazy(async () => {
  const [{ MachinePage: Page }, { readAddress }] = await Promise.all([
    import('./MachinePage.tsx'),
    import('./address.ts'),
  ])
  const first = await readAddress(window.location)
  return { default: () => <Page first={first} /> }
})

/** The lab's own page: a choice of machines, and the lab for one of them. */
export function LabPage({ path, search }: { path: string; search: string }) {
  const [part = '', name = '', form] = path.slice(base.length).split('/').filter(Boolean)
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
  return (
    <Suspense fallback={loading}>
      <MachinePage />
    </Suspense>
  )
}

const loading = (
  <p role="status" className={styles.loading}>
    Loading …
  </p>
)

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
