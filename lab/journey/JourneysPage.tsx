import { useEffect, useState } from 'react'
import { base } from '../address.ts'
import { JourneyPage } from './JourneyPage.tsx'
import styles from './JourneysPage.module.css'
import type { Journey } from './journey.ts'
import { journeyNames, loadJourney } from './kept.ts'

/** The kept journeys, or one of them. */
export function JourneysPage({ name }: { name: string }) {
  return name === '' ? <Contents /> : <Opened name={name} />
}

function Contents() {
  return (
    <div className={styles.contents}>
      <p>What happens in the whole app, from the load of a page on.</p>
      <ul>
        {journeyNames.map((name) => (
          <li key={name}>
            <a href={`${base}/journeys/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Loaded = { readonly journey: Journey } | { readonly problem: string }

function Opened({ name }: { name: string }) {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    loadJourney(name).then(
      (journey) => setLoaded({ journey }),
      (error: unknown) =>
        setLoaded({ problem: error instanceof Error ? error.message : String(error) }),
    )
  }, [name])
  if (!loaded) return <p className={styles.contents}>The journey is loading …</p>
  if ('problem' in loaded)
    return (
      <p role="alert" className={styles.contents}>
        {loaded.problem}
      </p>
    )
  return <JourneyPage journey={loaded.journey} />
}
