import { Fragment, memo, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { RecordedAct } from '../acts/act.ts'
import { actText } from '../acts/actText.ts'
import { RunningContext, SpokenContext } from '../examples/parts/surroundings.tsx'
import { activeStates } from '../run/activeStates.ts'
import { inRegistry } from '../run/lookUp.ts'
import { machineNames } from '../run/names.ts'
import { valueText } from '../run/valueText.ts'
import { Diagram } from '../views/diagram/Diagram.tsx'
import { useLook } from '../views/look/useLook.ts'
import { hasPage, Stage } from '../views/Stage.tsx'
import { StepButtons } from '../views/StepButtons.tsx'
import { Tabs } from '../views/Tabs.tsx'
import { ViewFrame } from '../views/ViewFrame.tsx'
import styles from './JourneyPage.module.css'
import type { Journey, JourneyStep } from './journey.ts'
import { journeyStepText } from './play.ts'
import { ReportView } from './ReportView.tsx'
import type { Report } from './report.ts'
import { SaveJourney } from './SaveJourney.tsx'
import { Sequence } from './Sequence.tsx'
import { createJourneySession, type JourneySession, type JourneyState } from './session.ts'

/** A journey to go through: its steps, the facts between statecharts, each chart, and the real view. */
export function JourneyPage({ journey, report }: { journey: Journey; report?: Report }) {
  const [session] = useState(() => {
    const created = createJourneySession(journey)
    // A report is about its end.
    if (report) created.goTo(journey.steps.length)
    return created
  })
  const state = useSyncExternalStore(session.subscribe, session.getState)
  return (
    <div className={styles.journey} data-fills>
      <Transport session={session} state={state} />
      <Steps session={session} state={state} />
      <div className={styles.charts}>
        <Tabs
          label="Facts, chart and states"
          tabs={{
            Facts: () => <Sequence frames={state.frames.slice(0, state.at)} />,
            Chart: () => <StepChart state={state} />,
            States: () => <States state={state} />,
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

/** The time since the start: `1:02.345`. */
const clockText = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1_000).toFixed(3).padStart(6, '0')}`

function Steps({ session, state }: { session: JourneySession; state: JourneyState }) {
  const { journey, at, frames } = state
  const actsAt = useMemo(
    () => Map.groupBy(journey.acts ?? [], ({ after }) => after),
    [journey.acts],
  )
  const shown = (index: number) => (
    <Acts acts={actsAt.get(index) ?? noActs} place={index >= at ? 'later' : 'earlier'} />
  )
  return (
    <section className={styles.steps} aria-label="Steps">
      <ol>
        {journey.steps.map(({ step, at: time }, index) => (
          <Fragment key={index}>
            {shown(index)}
            <StepRow
              step={step}
              time={time}
              number={index + 1}
              place={index >= at ? 'later' : index + 1 === at ? 'current' : 'earlier'}
              isPossible={index < frames.length}
              onGo={session.goTo}
            />
          </Fragment>
        ))}
        {shown(journey.steps.length)}
      </ol>
    </section>
  )
}

const noActs: readonly RecordedAct[] = []

/** What the person did before a step. */
const Acts = memo(function Acts({
  acts,
  place,
}: {
  acts: readonly RecordedAct[]
  place: 'earlier' | 'later'
}) {
  return acts.map(({ act, at }, index) => (
    <li key={index} className={styles.act} data-later={place === 'later' || undefined}>
      <time>{clockText(at)}</time> {actText(act)}
    </li>
  ))
})

/** Hundreds of them stay the same from step to step. */
const StepRow = memo(function StepRow({
  step,
  time,
  number,
  place,
  isPossible,
  onGo,
}: {
  step: JourneyStep
  /** ms since the start. */
  time: number
  number: number
  place: 'earlier' | 'current' | 'later'
  isPossible: boolean
  onGo: (at: number) => void
}) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (place === 'current') row.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <li ref={row} data-later={place === 'later' || undefined}>
      <button
        type="button"
        aria-current={place === 'current' ? 'step' : undefined}
        disabled={!isPossible}
        onClick={() => onGo(number)}
      >
        <time>{clockText(time)}</time> {journeyStepText(step)}
      </button>
    </li>
  )
})

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
