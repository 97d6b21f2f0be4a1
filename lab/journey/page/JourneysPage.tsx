import { lazy, useEffect, useState } from 'react'
import { base } from '../../base.ts'
import { errorText } from '../../run/errorText.ts'
import { journeyNames, loadJourney, loadTitles } from '../kept.ts'
import { readDropped } from '../report.ts'
import { JourneyPage } from './JourneyPage.tsx'
import styles from './JourneysPage.module.css'

const ProtocolPage = lazy(async () => ({
  default: (await import('../protocol/ProtocolPage.tsx')).ProtocolPage,
}))

/** The kept journeys, or one of them. @param isOnPaper shows its test protocol */
export function JourneysPage({ name, isOnPaper }: { name: string; isOnPaper: boolean }) {
  return name === '' ? <Contents /> : <Opened name={name} isOnPaper={isOnPaper} />
}

type Opening = ReturnType<typeof readDropped> | { readonly problem: string }

/** The kept journeys, and a place for a report or a journey from a file. */
function Contents() {
  const [opening, setOpening] = useState<Opening>()
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      setOpening(readDropped(await file.text()))
    } catch (error) {
      setOpening({ problem: errorText(error) })
    }
  }
  if (opening && 'journey' in opening) return <JourneyPage {...opening} />
  return <List open={open} problem={opening?.problem} />
}

function List({
  open,
  problem,
}: {
  open: (file: File | undefined) => Promise<void>
  problem: string | undefined
}) {
  // Anywhere on the page: where nobody takes a dropped file, the browser opens it instead of the page.
  useEffect(() => {
    const ended = new AbortController()
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      void open(event.dataTransfer?.files[0])
    }
    document.addEventListener('dragover', (event) => event.preventDefault(), ended)
    document.addEventListener('drop', onDrop, ended)
    return () => ended.abort()
  }, [open])
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
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      {problem && <p role="alert">{problem}</p>}
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
    loadJourney(name).then(
      (journey) => setLoaded({ journey }),
      (error: unknown) => setLoaded({ problem: errorText(error) }),
    )
  }, [name])
  if (!loaded) return <p className={styles.contents}>The journey is loading …</p>
  if ('journey' in loaded)
    return isOnPaper ? (
      <ProtocolPage journey={loaded.journey} />
    ) : (
      <JourneyPage {...loaded} name={name} />
    )
  return (
    <p role="alert" className={styles.contents}>
      {loaded.problem}
    </p>
  )
}
