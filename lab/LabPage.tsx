import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { Brand } from './Brand.tsx'
import { base } from './base.ts'
import styles from './LabPage.module.css'
import { Problem } from './Problem.tsx'
import { useFiles } from './useFiles.ts'

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
  return {
    default: ({ problem }: { problem: string | undefined }) => (
      <Page first={first} fileProblem={problem} />
    ),
  }
})

/** The word of an address that says which part of the lab it is, or which machine. */
const wantedIn = (path: string): readonly string[] =>
  path.slice(base.length).split('/').filter(Boolean)

const parts: readonly string[] = ['changes', 'journeys', 'tested', 'contract']

/** Loads the page again if the browser goes back or forward to another part, since a dropped file changes the part. */
const useReloadAt = (shown: string) => {
  const isPart = (name: string) => parts.includes(name)
  const move = useEffectEvent(() => {
    const [name = ''] = wantedIn(window.location.pathname)
    if (name !== shown && (isPart(name) || isPart(shown))) window.location.reload()
  })
  useEffect(() => {
    const listener = () => move()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
}

/** The lab's own page: a choice of machines, the lab for one of them, or a part that is not about one machine. */
export function LabPage({ path, search }: { path: string; search: string }) {
  const [asked = '', name = '', form] = wantedIn(path)
  const { file, problem, open } = useFiles(asked === 'journeys')
  const shown = file ? 'journeys' : asked
  useReloadAt(shown)
  const part = partOf(shown, new URLSearchParams(search), () => (
    <JourneysPage name={name} isOnPaper={form === 'protocol'} file={file} open={open} />
  ))
  if (part) return <Part {...part} problem={problem} />
  return (
    <Suspense fallback={loading}>
      <MachinePage problem={problem} />
    </Suspense>
  )
}

/** A part of the lab that is not about one machine; undefined for any other name. */
const partOf = (
  name: string,
  search: URLSearchParams,
  journeys: () => ReactNode,
): { readonly title: string; readonly children: ReactNode } | undefined => {
  if (name === 'changes')
    return { title: 'Changes', children: <ChangesPage since={search.get('since') ?? ''} /> }
  if (name === 'journeys') return { title: 'Journeys', children: journeys() }
  if (name === 'tested') return { title: 'Was it tested?', children: <TestedPage /> }
  if (name === 'contract')
    return { title: 'Contract', children: <ContractPage wanted={search.get('call') ?? ''} /> }
  return undefined
}

const loading = (
  <p role="status" className={styles.loading}>
    Loading …
  </p>
)

function Part({
  title,
  problem,
  children,
}: {
  title: string
  /** Why a file could not be opened. */
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <title>{`${title} | Flow lab`}</title>
      <header className={styles.head}>
        <Brand />
        <h1>{title}</h1>
      </header>
      <main className={styles.main}>
        {problem !== undefined && <Problem text={problem} />}
        <Suspense fallback={loading}>{children}</Suspense>
      </main>
    </div>
  )
}
