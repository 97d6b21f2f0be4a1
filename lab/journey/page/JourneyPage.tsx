import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { base } from '../../base.ts'
import { lazyView, loadViews } from '../../examples/parts/lazyView.tsx'
import { valueText } from '../../run/valueText.ts'
import { Tabs } from '../../views/Tabs.tsx'
import { StepButtons } from '../../views/timeline/StepButtons.tsx'
import { handOver, nameToHand } from '../handOver.ts'
import type { Journey } from '../journey.ts'
import { isKept } from '../kept.ts'
import { canBePrinted, withoutProtocol } from '../protocol/canBePrinted.ts'
import type { Report } from '../report.ts'
import {
  createJourneySession,
  type JourneySession,
  type JourneyState,
  lastStep,
} from '../session.ts'
import { endedAfter } from '../trim.ts'
import styles from './JourneyPage.module.css'
import { Sequence } from './Sequence.tsx'
import { Steps } from './Steps.tsx'

// The steps can be read before the rest has loaded.
const JourneyView = lazyView(async () => (await import('./JourneyView.tsx')).JourneyView)
const StepChart = lazyView(async () => (await import('./StepChart.tsx')).StepChart)
const SavePanel = lazyView(async () => (await import('./SavePanel.tsx')).SavePanel)
const SaveJourney = lazyView(async () => (await import('./SaveJourney.tsx')).SaveJourney)
const ReportView = lazyView(async () => (await import('./ReportView.tsx')).ReportView)

/**
 * A journey to go through: its steps, the facts between statecharts, each chart, and the real view. It can be ended
 * earlier, named and saved.
 */
export function JourneyPage({
  journey: whole,
  name,
  report,
}: {
  journey: Journey
  /** In the address; undefined if it comes from a dropped file. */
  name?: string
  report?: Report
}) {
  const [end, setEnd] = useState(whole.steps.length)
  const journey = useMemo(() => endedAfter(whole, end), [whole, end])
  const [isEnded, setEnded] = useState(false)
  const [title, setTitle] = useState(whole.title)
  const isWhole = end === whole.steps.length && title === whole.title
  return (
    <Opened
      key={end}
      {...{ journey, whole, title }}
      {...(report ? { report } : {})}
      // What is shortened or renamed has no file.
      kept={isWhole && isKept(name) ? name : undefined}
      // A report is about its end, as is a journey that has just been ended.
      isAtEnd={report !== undefined || isEnded}
      onEnd={(count) => {
        setEnded(true)
        setEnd(count)
      }}
      onTitle={setTitle}
    />
  )
}

function Opened({
  journey,
  whole,
  title,
  kept,
  report,
  isAtEnd,
  onEnd,
  onTitle,
}: {
  journey: Journey
  whole: Journey
  /** What the journey is called from now on. */
  title: string
  /** The name of its file in `tests/flows/journeys`. */
  kept: string | undefined
  report?: Report
  isAtEnd: boolean
  onEnd: (count: number) => void
  onTitle: (title: string) => void
}) {
  const named = useMemo(() => ({ ...journey, title }), [journey, title])
  const [session] = useState(() => {
    const created = createJourneySession(journey)
    if (isAtEnd) created.goTo(journey.steps.length)
    return created
  })
  const state = useSyncExternalStore(session.subscribe, session.getState)
  useEffect(() => void session.load(), [session])
  useEffect(() => {
    if (!state.isPlayed) return
    // A step to another view then need not wait for its code.
    const idle = requestIdleCallback(() => void loadViews())
    return () => cancelIdleCallback(idle)
  }, [state.isPlayed])
  useEffect(() => {
    if (!state.isPlayed) return
    // Going back is then quick. It uses up prepared machines, so they are prepared again.
    const prepare = () => {
      if (session.prepare()) idle = requestIdleCallback(prepare)
    }
    let idle = requestIdleCallback(prepare)
    return () => cancelIdleCallback(idle)
  }, [session, state.isPlayed, state.life])
  return (
    <div className={styles.journey} data-fills>
      <Transport session={session} state={state} journey={named} kept={kept} />
      <div className={styles.steps}>
        <Steps journey={journey} session={session} />
      </div>
      <div className={styles.charts}>
        <Tabs
          label="Facts, chart, states and saving"
          {...(isAtEnd && !report ? { opened: 'Save' } : {})}
          tabs={{
            Facts: () => afterLoading(state, () => <Sequence frames={framesTo(state)} />),
            Chart: () => afterLoading(state, () => <StepChart state={state} />),
            States: () => afterLoading(state, () => <States state={state} />),
            Save: () => <SavePanel {...{ whole, onEnd, onTitle }} journey={named} at={state.at} />,
            ...(report ? { Report: () => <ReportView report={report} /> } : {}),
          }}
        />
      </div>
      <div className={styles.view}>
        {afterLoading(state, () => (
          <JourneyView state={state} />
        ))}
      </div>
    </div>
  )
}

const framesTo = ({ frames, at }: JourneyState) => frames.slice(0, at)

const afterLoading = ({ isPlayed, problem }: JourneyState, shown: () => ReactNode): ReactNode =>
  isPlayed ? shown() : problem === undefined && <p>The statecharts are loading …</p>

function Transport({
  session,
  state,
  journey,
  kept,
}: {
  session: JourneySession
  state: JourneyState
  /** With its current title. */
  journey: Journey
  kept: string | undefined
}) {
  const { at, frames, isPlayed, problem } = state
  const [toPrint] = useState(() => nameToHand('toPrint'))
  const hand = () => {
    if (kept === undefined) handOver(toPrint, journey)
  }
  return (
    <header className={styles.transport}>
      <h2>{journey.title || 'A journey without a title'}</h2>
      <StepButtons at={at} last={lastStep(state)} onGo={session.goTo} />
      <p role="status">
        step {at} of {journey.steps.length}
      </p>
      {canBePrinted(journey) ? (
        <a
          href={`${base}/journeys/${kept ?? toPrint}/protocol`}
          // A tab of its own, since a shortened journey would be lost here.
          target="_blank"
          rel="noreferrer"
          onClick={hand}
          onAuxClick={hand}
        >
          Test protocol
        </a>
      ) : (
        <p className={styles.note}>{withoutProtocol}</p>
      )}
      {isPlayed && <SaveJourney journey={journey} frames={frames} />}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </header>
  )
}

function States({ state: { frames, at } }: { state: JourneyState }) {
  const now = frames[at - 1]
  if (!now) return <p>Press a step to go there.</p>
  return (
    <dl className={styles.states}>
      {Object.entries(now.states).map(([place, value]) => (
        <div key={place} data-changed={place in now.changed || undefined}>
          <dt>{place || 'app'}</dt>
          <dd>{valueText(value) || 'running'}</dd>
        </div>
      ))}
    </dl>
  )
}
