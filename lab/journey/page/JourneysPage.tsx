import { lazy, useCallback, useEffect, useState } from 'react'
import { base } from '../../base.ts'
import { Problem } from '../../Problem.tsx'
import { errorText } from '../../run/errorText.ts'
import { fromFile, journeyNames, keepFile, loadNamed, loadTitles } from '../kept.ts'
import { canBePrinted, withoutProtocol } from '../protocol/canBePrinted.ts'
import { type Dropped, readDropped } from '../report.ts'
import { JourneyPage } from './JourneyPage.tsx'
import styles from './JourneysPage.module.css'

const ProtocolPage = lazy(async () => ({
  default: (await import('../protocol/ProtocolPage.tsx')).ProtocolPage,
}))

/** What a file holds, or why it cannot be opened. */
type Opening = Dropped | { readonly problem: string }

/**
 * The kept journeys, or one of them. A report or a journey from a file is opened wherever it is dropped on the page, and
 * has an address, so that a reload shows it again.
 *
 * @param isOnPaper shows its test protocol
 */
export function JourneysPage({ name, isOnPaper }: { name: string; isOnPaper: boolean }) {
  const [file, setFile] = useState<{ readonly count: number; readonly dropped: Dropped }>()
  const [problem, setProblem] = useState<string>()
  const open = useCallback(async (chosen: File) => {
    const text = await chosen.text()
    const opening = read(text)
    // A file that cannot be opened leaves the page as it is.
    if ('problem' in opening) return setProblem(opening.problem)
    keepFile(text)
    const address = `${base}/journeys/${fromFile}`
    if (window.location.pathname !== address) window.history.pushState(null, '', address)
    setProblem(undefined)
    setFile((last) => ({ count: (last?.count ?? 0) + 1, dropped: opening }))
  }, [])
  useDrop(open)
  useEffect(() => {
    const leave = () => window.location.reload()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  return (
    <>
      {problem !== undefined && <Problem text={problem} />}
      {file ? (
        <JourneyPage key={file.count} {...file.dropped} />
      ) : name === '' ? (
        <List open={open} />
      ) : (
        <Opened name={name} isOnPaper={isOnPaper} />
      )}
    </>
  )
}

const read = (text: string): Opening => {
  try {
    return readDropped(text)
  } catch (error) {
    return { problem: errorText(error) }
  }
}

/** Anywhere on the page: where nobody takes a dropped file, the browser opens it instead of the page. */
const useDrop = (open: (file: File) => Promise<void>) =>
  useEffect(() => {
    const ended = new AbortController()
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file) void open(file)
    }
    document.addEventListener('dragover', (event) => event.preventDefault(), ended)
    document.addEventListener('drop', onDrop, ended)
    return () => ended.abort()
  }, [open])

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
