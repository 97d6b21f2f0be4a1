import { lazy, useEffect, useState } from 'react'
import { base } from '../../base.ts'
import { Problem } from '../../Problem.tsx'
import { errorText } from '../../run/errorText.ts'
import type { OpenedFile } from '../../useFiles.ts'
import { journeyNames, loadNamed, loadTitles } from '../kept.ts'
import { canBePrinted, withoutProtocol } from '../protocol/canBePrinted.ts'
import type { Dropped } from '../report.ts'
import { JourneyPage } from './JourneyPage.tsx'
import styles from './JourneysPage.module.css'

const ProtocolPage = lazy(async () => ({
  default: (await import('../protocol/ProtocolPage.tsx')).ProtocolPage,
}))

/** A journey by its name, or why it cannot be opened. */
type Opening = Dropped | { readonly problem: string }

/**
 * The kept journeys, one of them, or one from a file.
 * @param isOnPaper shows its test protocol
 * @param open is called with a chosen file
 */
export function JourneysPage({
  name,
  isOnPaper,
  file,
  open,
}: {
  name: string
  isOnPaper: boolean
  file: OpenedFile | undefined
  open: (file: File) => Promise<void>
}) {
  useEffect(() => {
    const leave = () => window.location.reload()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  if (file) return <JourneyPage key={file.count} {...file.dropped} />
  return name === '' ? <List open={open} /> : <Opened name={name} isOnPaper={isOnPaper} />
}

function List({ open }: { open: (file: File) => Promise<void> }) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>()
  useEffect(() => {
    void loadTitles().then(setTitles)
  }, [])
  const named = journeyNames.map((name) => [name, titles?.get(name) ?? name] as const)
  return (
    <div className={styles.contents}>
      <p>What happens in the whole app, from the load of a page on.</p>
      <p>
        <label>
          Drop a report or a journey here, or choose its file{' '}
          <input
            type="file"
            accept="application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // The same file can be chosen again after it was changed.
              currentTarget.value = ''
              if (file) void open(file)
            }}
          />
        </label>
      </p>
      <ul aria-busy={!titles}>
        {named.map(([name, title]) => (
          <li key={name}>
            <a href={`${base}/journeys/${name}`}>{title}</a>,{' '}
            <a
              href={`${base}/journeys/${name}/protocol`}
              aria-label={`on paper: the test protocol of ${title}`}
            >
              on paper
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Opened({ name, isOnPaper }: { name: string; isOnPaper: boolean }) {
  const [loaded, setLoaded] = useState<Opening>()
  useEffect(() => {
    loadNamed(name).then(setLoaded, (error: unknown) => setLoaded({ problem: errorText(error) }))
  }, [name])
  if (!loaded) return <p className={styles.contents}>The journey is loading …</p>
  if ('problem' in loaded) return <Problem text={loaded.problem} />
  if (!isOnPaper) return <JourneyPage {...loaded} name={name} />
  if (canBePrinted(loaded.journey)) return <ProtocolPage journey={loaded.journey} />
  return <Problem text={withoutProtocol} />
}
