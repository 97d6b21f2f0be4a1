import { useMemo, useState, useSyncExternalStore } from 'react'
import { RunningContext, SpokenContext } from '../../examples/parts/surroundings.tsx'
import { activeStates } from '../../run/activeStates.ts'
import { inRegistry } from '../../run/lookUp.ts'
import { machineNames } from '../../run/names.ts'
import { valueText } from '../../run/valueText.ts'
import { Diagram } from '../../views/diagram/Diagram.tsx'
import { useLook } from '../../views/look/useLook.ts'
import { hasPage, Stage } from '../../views/Stage.tsx'
import { StepButtons } from '../../views/StepButtons.tsx'
import { Tabs } from '../../views/Tabs.tsx'
import { ViewFrame } from '../../views/ViewFrame.tsx'
import type { Journey, JourneyStep } from '../journey.ts'
import type { Report } from '../report.ts'
import { createJourneySession, type JourneySession, type JourneyState } from '../session.ts'
import { endedAfter } from '../trim.ts'
import styles from './JourneyPage.module.css'
import { ReportView } from './ReportView.tsx'
import { SaveJourney } from './SaveJourney.tsx'
import { SavePanel } from './SavePanel.tsx'
import { Sequence } from './Sequence.tsx'
import { Steps } from './Steps.tsx'

/**
 * A journey to go through: its steps, the facts between statecharts, each chart, and the real view. It can be ended
 * earlier, named and saved.
 */
export function JourneyPage({ journey: whole, report }: { journey: Journey; report?: Report }) {
  const [end, setEnd] = useState(whole.steps.length)
  const journey = useMemo(() => endedAfter(whole, end), [whole, end])
  const [isEnded, setEnded] = useState(false)
  return (
    <Opened
      key={end}
      {...{ journey, whole }}
      {...(report ? { report } : {})}
      // A report is about its end, as is a journey that has just been ended.
      isAtEnd={report !== undefined || isEnded}
      onEnd={(count) => {
        setEnded(true)
        setEnd(count)
      }}
    />
  )
}

function Opened({
  journey,
  whole,
  report,
  isAtEnd,
  onEnd,
}: {
  journey: Journey
  whole: Journey
  report?: Report
  isAtEnd: boolean
  onEnd: (count: number) => void
}) {
  const [session] = useState(() => {
    const created = createJourneySession(journey)
    if (isAtEnd) created.goTo(journey.steps.length)
    return created
  })
  const state = useSyncExternalStore(session.subscribe, session.getState)
  return (
    <div className={styles.journey} data-fills>
      <Transport session={session} state={state} />
      <div className={styles.steps}>
        <Steps session={session} state={state} />
      </div>
      <div className={styles.charts}>
        <Tabs
          label="Facts, chart, states and saving"
          {...(isAtEnd && !report ? { opened: 'Save' } : {})}
          tabs={{
            Facts: () => <Sequence frames={state.frames.slice(0, state.at)} />,
            Chart: () => <StepChart state={state} />,
            States: () => <States state={state} />,
            Save: () => <SavePanel {...{ journey, whole, onEnd }} at={state.at} />,
            ...(report ? { Report: () => <ReportView report={report} /> } : {}),
          }}
        />
      </div>
      <div className={styles.view}>
        <View state={state} />
      </div>
    </div>
  )
}

function Transport({ session, state }: { session: JourneySession; state: JourneyState }) {
  const { at, frames, journey, problem } = state
  return (
    <header className={styles.transport}>
      <h2>{journey.title}</h2>
      <StepButtons at={at} last={frames.length} onGo={session.goTo} />
      <p role="status">
        step {at} of {journey.steps.length}
      </p>
      <SaveJourney journey={journey} frames={frames} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </header>
  )
}

/** The machine in which a step happens, and its place: a child's chart is shown where a child is sent to. */
const chartOf = (step: JourneyStep | undefined): readonly [place: string, machine: string] => {
  if (!step) return ['', 'app']
  if (step.kind === 'started') return [step.place, step.machine]
  if (step.kind === 'stopped') return ['', 'app']
  const place = step.kind === 'event' ? step.to : step.of
  const last = place.split('/').at(-1)?.split(':')[0]
  return [place, last || 'app']
}

const noMarks: ReadonlySet<string> = new Set()

function StepChart({ state: { journey, at, frames } }: { state: JourneyState }) {
  const [isTall, setTall] = useState(false)
  const [place, wanted] = chartOf(journey.steps[at - 1]?.step)
  const name = machineNames.find((known) => known === wanted) ?? 'app'
  const value = frames[at - 1]?.states[place]
  const marks = useMemo(
    () => ({
      active: new Set(value === undefined ? [] : activeStates(name, value)),
      ...{ taken: noMarks, visitedStates: noMarks, visitedTransitions: noMarks },
      unreached: noMarks,
    }),
    [name, value],
  )
  return (
    <Diagram
      key={name}
      name={name}
      machine={inRegistry(name).machine}
      marks={marks}
      isTall={isTall}
      onTall={setTall}
    />
  )
}

function States({ state: { frames, at } }: { state: JourneyState }) {
  const now = frames[at - 1]
  return (
    <dl className={styles.states}>
      {Object.entries(now?.states ?? {}).map(([place, value]) => (
        <div key={place} data-changed={place in (now?.changed ?? {}) || undefined}>
          <dt>{place || 'app'}</dt>
          <dd>{valueText(value) || 'running'}</dd>
        </div>
      ))}
    </dl>
  )
}

function View({ state: { shown, life } }: { state: JourneyState }) {
  const [look, setLook] = useLook()
  // A page without a machine of its own is shown by the app.
  const path = shown?.machine === 'app' ? shown.path : undefined
  return (
    <>
      {path !== undefined && !hasPage('app', path) && (
        <p className={styles.note}>
          No statechart belongs to the page {path}: a sample stands in its place.
        </p>
      )}
      <ViewFrame look={look} onLook={setLook}>
        {shown && (
          <SpokenContext value={look}>
            <RunningContext value={shown.app.getSnapshot().context}>
              <Stage
                key={[life, shown.actor.sessionId, path, look.language, look.currency].join(' ')}
                name={shown.machine}
                actor={shown.actor}
                {...(path === undefined ? {} : { path })}
              />
            </RunningContext>
          </SpokenContext>
        )}
      </ViewFrame>
    </>
  )
}
