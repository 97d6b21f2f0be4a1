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

/** The words of an address. The first one says which part of the lab it is, or which machine. */
const wordsIn = (path: string): readonly string[] =>
  path.slice(base.length).split('/').filter(Boolean)

interface PartOfLab {
  readonly title: string
  readonly show: (search: URLSearchParams, journeys: () => ReactNode) => ReactNode
}

/** The parts of the lab that are not about one machine. */
const parts: Readonly<Record<string, PartOfLab>> = {
  changes: {
    title: 'Changes',
    show: (search) => <ChangesPage since={search.get('since') ?? ''} />,
  },
  journeys: { title: 'Journeys', show: (_, journeys) => journeys() },
  tested: { title: 'Was it tested?', show: () => <TestedPage /> },
  contract: {
    title: 'Contract',
    show: (search) => <ContractPage wanted={search.get('call') ?? ''} />,
  },
}

/** A part by its name; undefined for the name of a machine. */
const partOf = (name: string) => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/** Loads the page again if the browser goes back or forward to another part, since a dropped file changes the part. */
const useReloadAt = (shown: string) => {
  const move = useEffectEvent(() => {
    const [name = ''] = wordsIn(window.location.pathname)
    if (name !== shown && (partOf(name) || partOf(shown))) window.location.reload()
  })
  useEffect(() => {
    const listener = () => move()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
}

/** The lab's own page: a choice of machines, the lab for one of them, or a part that is not about one machine. */
export function LabPage({ path, search }: { path: string; search: string }) {
  const [asked = '', name = '', form] = wordsIn(path)
  const { file, problem, open } = useFiles(asked === 'journeys')
  const shown = file ? 'journeys' : asked
  useReloadAt(shown)
  const part = partOf(shown)
  const journeys = () => (
    <JourneysPage name={name} isOnPaper={form === 'protocol'} file={file} open={open} />
  )
  if (part)
    return (
      <Part title={part.title} problem={problem}>
        {part.show(new URLSearchParams(search), journeys)}
      </Part>
    )
  return (
    <Suspense fallback={loading}>
      <MachinePage problem={problem} />
    </Suspense>
  )
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
